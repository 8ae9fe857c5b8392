import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ActionMenu, type MenuEntry } from './ActionMenu';

type MenuButtonProps = {
  /** Translated, as the entries are. */
  label: string;
  icon: ReactNode;
  entries: readonly MenuEntry[];
};

/** A button that opens a menu of what it can do. */
export function MenuButton({ label, icon, entries }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={icon}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <ActionMenu label={label} anchor={anchor} edge="left" entries={entries} onClose={() => setAnchor(null)} />
    </>
  );
}
