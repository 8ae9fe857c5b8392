import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

export type LazyScreen = ReturnType<typeof lazyScreen<object>>;

/**
 * A screen whose code comes when it is first shown, or before. What is loaded already shows without the fallback, which
 * React would then hold for 300 ms. `lazy` remembers a failed load for good, so a screen shown after a failure starts
 * another one.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode) {
  let loaded: ComponentType<Props> | undefined;
  const attempt = () =>
    lazy(async () => {
      try {
        loaded ??= await load();
        return { default: loaded };
      } catch (error) {
        current = attempt();
        throw error;
      }
    });
  let current = attempt();

  function Screen(props: Props) {
    const [Component] = useState(() => loaded ?? current);
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  }

  /** Resolves when the code is there or cannot be had, which the screen itself then says. */
  async function ready() {
    try {
      loaded ??= await load();
    } catch {
      return;
    }
  }

  return Object.assign(Screen, { ready });
}
