import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type ToolButtonProps = { label: string; off?: boolean; onClick: () => void; children: ReactNode };

/** A button of an icon, among others over or under a picture. */
export function ToolButton({ label, off = false, onClick, children }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      {/* Not disabled where there is nothing further: that would take the focus, and with it the keys. */}
      <IconButton
        aria-label={label}
        aria-disabled={off}
        onClick={onClick}
        sx={{ '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
