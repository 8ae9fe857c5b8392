import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

/** Characters: no form takes a longer text, but what was stored before may be longer. */
const longest = 5000;
const folded = 1000;

/** What somebody wrote, whole; folded where it is longer than forms take. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (text.length <= longest) return text;
  return (
    <>
      {/* Letters without a space between them are broken anywhere: looking for better places takes minutes. */}
      <span style={{ wordBreak: 'break-all' }}>{open ? text : `${text.slice(0, folded)}…`}</span>{' '}
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('Show less') : t('Show all')}
      </Button>
    </>
  );
}
