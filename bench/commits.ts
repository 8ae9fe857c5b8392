/** How often a component rendered: again, and for the first time. */
export type Renders = Record<string, { again: number; first: number }>;

declare global {
  interface Window {
    commits: { count: number; renders: Renders };
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

/** The part of React's tree that is looked at. */
type Fiber = {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

/**
 * Runs inside the page before its own scripts: stands where React's developer tools would and counts, in every commit,
 * the components that rendered. It goes by the same marks as their profiler.
 */
export function countCommits() {
  window.commits = { count: 0, renders: {} };

  // Function and class components, forwardRef, memo.
  const components = [0, 1, 11, 14, 15];
  const performedWork = 1;

  type Named = { displayName?: string; name?: string; render?: Named; type?: Named };
  const nameOf = (type: Named | null): string =>
    type?.displayName || type?.name || ((type?.render ?? type?.type) ? nameOf(type.render ?? type.type ?? null) : '?');

  function visit(fiber: Fiber) {
    if (components.includes(fiber.tag) && (fiber.flags & performedWork || !fiber.alternate)) {
      const row = (window.commits.renders[nameOf(fiber.type as Named)] ??= { again: 0, first: 0 });
      row[fiber.alternate ? 'again' : 'first'] += 1;
    }
    // The same children as before the commit: nothing below was looked at.
    if (fiber.alternate && fiber.alternate.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  }

  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot(_renderer: number, root: { current: Fiber }) {
      window.commits.count += 1;
      visit(root.current);
    },
  };
}
