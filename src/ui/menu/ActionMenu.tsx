import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export type MenuEntry = { label: string; disabled?: boolean; onChoose: () => void };

type ActionMenuProps = {
  /** What a screen reader calls it; translated, as the entries are. */
  label: string;
  /** The button that it hangs on; null while it is closed. */
  anchor: HTMLElement | null;
  /** Where the button stands at the foot of the window; else the menu opens below it. */
  above?: boolean;
  /** The edge that it shares with the button. */
  edge?: 'left' | 'right';
  entries: readonly MenuEntry[];
  onClose: () => void;
};

/** What can be done, to choose one of it; choosing closes the menu. */
export function ActionMenu({ label, anchor, above = false, edge = 'right', entries, onClose }: ActionMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // In the page's landmark, where a screen reader expects it.
      container={() => anchor?.closest('main') ?? null}
      // The lock of the landmark's scrolling would take a bar from the window's edge.
      disableScrollLock={above}
      variant="menu"
      anchorOrigin={{ vertical: above ? 'top' : 'bottom', horizontal: edge }}
      transformOrigin={{ vertical: above ? 'bottom' : 'top', horizontal: edge }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {entries.map((entry) => (
        <MenuItem
          key={entry.label}
          disabled={entry.disabled}
          onClick={() => {
            onClose();
            entry.onChoose();
          }}
        >
          {entry.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
