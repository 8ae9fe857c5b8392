import { createContext } from 'react';

/** What a form knows of the dialog that it stands in. */
export type DialogForm = {
  /** Something is typed and not sent. */
  setUnsent: (unsent: boolean) => void;
  /** Whether what is typed may be dropped: asks where there is something. */
  mayDrop: () => Promise<boolean>;
};

export const InDialog = createContext<DialogForm | undefined>(undefined);

/** Told by a dialog over a page that something typed in it is not sent: the page asks before it is left. */
export const OverPage = createContext<((unsent: boolean) => void) | undefined>(undefined);
