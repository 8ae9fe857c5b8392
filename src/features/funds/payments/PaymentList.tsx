import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { PaymentRow } from '../../../store/payments/queue';
import { cardButtonId, PaymentCard } from './PaymentCard';

/** How many are shown before the rest is asked for: what has to be done, and the last that was. */
const pageSize = 25;

type PaymentListProps = {
  rows: readonly PaymentRow[];
  /** Names the list; another list is shown from its start. */
  label: string;
  selectedId: string | undefined;
  onSelect: (paymentId: string) => void;
};

export function PaymentList({ rows, label, selectedId, onSelect }: PaymentListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(pageSize);
  const firstHidden = rows[shown];

  return (
    <>
      <Box
        component="ul"
        tabIndex={-1}
        aria-label={label}
        sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}
      >
        {rows.slice(0, shown).map((row) => (
          <PaymentCard key={row.payment.id} row={row} selected={row.payment.id === selectedId} onSelect={onSelect} />
        ))}
      </Box>
      {firstHidden && (
        <Button
          fullWidth
          sx={{ mt: 1.5 }}
          onClick={() => {
            setShown(shown + pageSize);
            // The button moves down, or goes: whoever pressed it goes on at the first card that was added.
            requestAnimationFrame(() => document.getElementById(cardButtonId(firstHidden.payment.id))?.focus());
          }}
        >
          {t('Show {{count}} more', { count: Math.min(pageSize, rows.length - shown) })}
        </Button>
      )}
    </>
  );
}
