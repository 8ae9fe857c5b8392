import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A screen whose code comes when it is first shown. `lazy` remembers a failed load for good, so a screen shown after a
 * failure starts another one.
 */
export function lazyScreen(load: () => Promise<ComponentType>, fallback: ReactNode) {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = attempt();
        throw error;
      }
    });
  let current = attempt();

  return function Screen() {
    const [Component] = useState(() => current);
    return (
      <Suspense fallback={fallback}>
        <Component />
      </Suspense>
    );
  };
}
