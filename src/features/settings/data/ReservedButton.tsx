import Button, { type ButtonProps } from '@mui/material/Button';

type ReservedButtonProps = Pick<ButtonProps, 'color' | 'aria-haspopup' | 'onClick' | 'children'> & {
  /** Of the text that says why it cannot be pressed; undefined for a role that may press it. */
  reasonId: string | undefined;
};

/**
 * A button for some roles alone. The others see it and can reach it, so that a keyboard, a screen reader and a finger
 * come to the reason: what is disabled for the browser is passed over.
 */
export function ReservedButton({ reasonId, onClick, ...button }: ReservedButtonProps) {
  if (reasonId === undefined) return <Button variant="outlined" onClick={onClick} {...button} />;
  return (
    <Button
      variant="outlined"
      {...button}
      color="inherit"
      aria-disabled
      aria-describedby={reasonId}
      disableRipple
      sx={{
        color: 'action.disabled',
        borderColor: 'divider',
        cursor: 'default',
        '&:hover': { bgcolor: 'transparent' },
      }}
    />
  );
}
