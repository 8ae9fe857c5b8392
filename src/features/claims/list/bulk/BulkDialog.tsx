import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getBulkRow, isDestructive, type BulkAction } from '../../../../domain/workflow/bulk';
import type { Refusal } from '../../../../domain/refusal';
import { useTranslation } from '../../../../i18n/useTranslation';
import { ChangeNotice } from '../../../../ui/commandForm/ChangeNotice';
import { Confirmation } from '../../../../ui/commandForm/Confirmation';
import { useFormats } from '../../../../ui/text/formats';
import { phone, touchScreen } from '../../../../ui/theme/media';
import { refusalText } from '../../../../ui/text/refusalText';
import { bulkForms, cells } from './bulkForms';
import { BulkRow } from './BulkRow';
import { BulkRows } from './BulkRows';
import { BulkTotal } from './BulkTotal';
import { LeftOutClaims } from './LeftOutClaims';
import { NoteForAll } from './NoteForAll';
import { ScheduleForAll } from './ScheduleForAll';
import { useBulkClaims } from './useBulkClaims';
import { useBulkForm } from './useBulkForm';
import { useScheduleOptions } from '../../../shared/valuation/useScheduleOptions';
import { TitledDialog } from '../../../../ui/dialog/TitledDialog';

type BulkDialogProps = {
  action: BulkAction;
  /** The claims selected when it was opened. */
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
};

const screenful = 20;

/**
 * One action on several claims (docs/product.md, Bulk actions): what each still needs, which are left out and why, and
 * all of the rest done in one action.
 */
export function BulkDialog({ action, ids, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { included, leftOut, acknowledge, takeOut, putBack } = useBulkClaims(action, ids);
  const { form, submit, busy, question, refusal, giveSchedule, mayDrop } = useBulkForm({
    action,
    ids,
    included,
    acknowledge,
    onDone,
  });
  const { control } = form;
  const changed = [...included, ...leftOut].filter((claim) => claim.changed).length;
  const close = async () => {
    if (await mayDrop()) onClose();
  };
  const { key: address } = useLocation();
  const [openedAt] = useState(address);
  // Back changes the list: the claims of this dialog may not stand in it any more.
  useEffect(() => {
    if (address !== openedAt) onClose();
  }, [address, openedAt, onClose]);
  // A screenful first, so that the dialog is there at once; the rest of many follows.
  const shown = useDeferredValue(included, included.slice(0, screenful));
  const reasons = useRef<HTMLDivElement>(null);
  const toReasons = () => {
    reasons.current?.scrollIntoView();
    reasons.current?.focus({ preventScroll: true });
  };
  const { label, submit: submitWords } = getBulkRow(action);
  const { cells: asked, note, shownAmountOf, remarkOn } = bulkForms[action];
  const schedules = useScheduleOptions();
  const asksSchedule = asked.includes('valuationScheduleVersion');

  return (
    <>
      <TitledDialog title={t(label)} busy={busy} onClose={() => void close()} maxWidth={asked.length > 1 ? 'lg' : 'md'}>
        <DialogContent dividers>
          <Box
            component="form"
            id={`${id}-form`}
            noValidate
            aria-label={t(label)}
            onSubmit={submit}
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {changed > 0 && !busy && (
              <ChangeNotice>
                {t('{{count}} of these claims were changed elsewhere. The changes are shown with each claim.', {
                  count: changed,
                })}
              </ChangeNotice>
            )}
            {refusal && <BulkRefusal refusal={refusal} />}
            <Box sx={{ color: 'text.secondary' }}>
              {included.length === 0
                ? t('No action is possible on the selected claims.')
                : t('{{count}} claims will be changed together. If one fails, none is changed.', {
                    count: included.length,
                  })}{' '}
              {leftOut.length > 0 && (
                <Link
                  component="button"
                  type="button"
                  onClick={toReasons}
                  sx={{ verticalAlign: 'baseline', [touchScreen]: { minHeight: 44 } }}
                >
                  {t('{{count}} claims are left out. See the reasons below.', { count: leftOut.length })}
                </Link>
              )}
            </Box>
            {included.length > 0 && (
              <>
                {(asksSchedule || note) && (
                  <Box
                    sx={{
                      display: 'grid',
                      columnGap: 2,
                      gridTemplateColumns: { sm: asksSchedule ? '1fr 2fr' : '1fr' },
                    }}
                  >
                    {asksSchedule && (
                      <ScheduleForAll options={schedules} onChoose={(version) => giveSchedule(version)} />
                    )}
                    {note && <NoteForAll action={action} note={note} form={form} />}
                  </Box>
                )}
                <BulkRows inputs={asked.length} aria-label={t('Claims to be changed')}>
                  <li className="head" aria-hidden>
                    <span>{t('Claim')}</span>
                    <span className="amount">{t('Amount (UGX)')}</span>
                    {asked.map((cell) => (
                      <span key={cell} className={cells[cell].kind === 'money' ? 'asked amount' : 'asked'}>
                        {t(cells[cell].label)}
                      </span>
                    ))}
                  </li>
                  {shown.map(({ id: claimId, claim, payments, changed }) => (
                    <BulkRow
                      key={claimId}
                      claim={claim}
                      changed={changed}
                      amount={shownAmountOf(claim, payments)}
                      cells={asked}
                      control={control}
                      schedules={schedules}
                      onSchedule={giveSchedule}
                      onTakeOut={takeOut}
                      remark={remarkOn(claim)}
                    />
                  ))}
                </BulkRows>
              </>
            )}
            <Box ref={reasons} tabIndex={-1} sx={{ outline: 0 }}>
              <LeftOutClaims claims={leftOut} onPutBack={putBack} />
            </Box>
          </Box>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {included.length > 0 && (
            <Box sx={{ mr: 'auto', [phone]: { width: '100%' } }}>
              <BulkTotal action={action} included={included} control={control} />
            </Box>
          )}
          <Button color="secondary" onClick={() => void close()} disabled={busy}>
            {t('Cancel')}
          </Button>
          {included.length > 0 && (
            <Button
              type="submit"
              form={`${id}-form`}
              variant="contained"
              color={isDestructive(action) ? 'error' : 'primary'}
              loading={busy}
            >
              {t(submitWords, { count: included.length })}
            </Button>
          )}
        </DialogActions>
      </TitledDialog>
      <Confirmation question={question} />
    </>
  );
}

const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Why nothing was done, naming the claim that stood in the way. */
function BulkRefusal({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation();
  const reason = refusalText(t, refusal, useFormats());
  return (
    <Alert severity="error" ref={intoView}>
      {refusal.claimId ? t('Claim {{id}}: {{reason}}', { id: refusal.claimId, reason }) : reason}
    </Alert>
  );
}
