import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useAppStore } from '../../store/hooks';
import type { IdleWarningProps } from './IdleWarning';
import { keepUnsent } from './keepUnsent';
import { watchIdle } from './watchIdle';

/** Without its code nobody is warned; the session ends all the same. */
const IdleWarning = lazy<ComponentType<IdleWarningProps>>(() =>
  import(/* webpackChunkName: "idle-warning" */ './IdleWarning').then(
    (file) => ({ default: file.IdleWarning }),
    () => ({ default: () => null }),
  ),
);

/** Signs out whoever left, and asks them first. */
export function IdleWatch() {
  const store = useAppStore();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const watch = useRef<ReturnType<typeof watchIdle>>(null);

  useEffect(() => keepUnsent(store), [store]);
  useEffect(() => {
    const started = watchIdle(store, setEndsAt);
    watch.current = started;
    return started.stop;
  }, [store]);

  return (
    endsAt !== null && (
      <Suspense fallback={null}>
        <IdleWarning endsAt={endsAt} onStay={() => watch.current?.stay()} />
      </Suspense>
    )
  );
}
