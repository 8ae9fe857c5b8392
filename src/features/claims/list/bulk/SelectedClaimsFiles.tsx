import type { RefObject } from 'react';
import { ClaimsSchedule } from '../../../shared/ClaimsSchedule';
import { ExportMenu } from './ExportMenu';

/** What was asked for, of the claims selected at that moment. */
export type AskedFiles = { what: 'export' | 'schedule'; ids: readonly string[] };

type SelectedClaimsFilesProps = {
  asked: AskedFiles | undefined;
  /** The button that the menu hangs on. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** What the buttons of the selection's files open. It stays when they close, for a file may still be in the making. */
export function SelectedClaimsFiles({ asked, anchor, onClose }: SelectedClaimsFilesProps) {
  return (
    <>
      <ExportMenu ids={asked?.what === 'export' ? asked.ids : undefined} anchor={anchor} onClose={onClose} />
      {asked?.what === 'schedule' && <ClaimsSchedule ids={asked.ids} onClose={onClose} />}
    </>
  );
}
