import type { ReactNode } from 'react';
import { Translated } from '../i18n/Translated';
import { Appearance } from './Appearance';

/** What stands around a page while no preferences can be read: the system's theme, and English until another is chosen. */
export function Unpreferred({ children }: { children: ReactNode }) {
  return (
    <Translated>
      <Appearance>{children}</Appearance>
    </Translated>
  );
}
