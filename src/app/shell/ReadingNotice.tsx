import { useEffect, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { lazyScreen } from '../lazyScreen';

/** Hardly any start is so slow; without its code nothing is said. */
const ReadingRegister = lazyScreen(
  () =>
    import(/* webpackChunkName: "start-trouble" */ '../trouble/startTrouble').then(
      (file) => file.ReadingRegister,
      () => () => null,
    ),
  null,
);

/** For the pages that hold the place of records which are not read yet: says so after a second, as the frame does. */
export function ReadingNotice() {
  const isOpen = useAppSelector(({ storage }) => storage.open);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 1000);
    return () => clearTimeout(timer);
  }, []);

  return <div role="status">{isLate && !isOpen && <ReadingRegister />}</div>;
}
