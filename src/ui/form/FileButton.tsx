import Button from '@mui/material/Button';
import { useRef, type ChangeEvent, type ReactNode } from 'react';

type FileButtonProps = {
  /** What the file is; translated. */
  label: string;
  /** Endings and media types, as the browser's dialog takes them. */
  accept: string;
  disabled: boolean;
  icon?: ReactNode;
  /** The words of the button, translated. */
  children: string;
  onChoose: (file: File) => void;
};

/** Asks for one file from the device. */
export function FileButton({ label, accept, disabled, icon, children, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = Array.from(target.files ?? []);
    // The same file can be chosen again once it was corrected.
    target.value = '';
    if (file) onChoose(file);
  };

  return (
    <>
      <Button variant="contained" startIcon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input ref={input} hidden type="file" aria-label={label} accept={accept} disabled={disabled} onChange={take} />
    </>
  );
}
