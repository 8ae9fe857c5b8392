import Box from '@mui/material/Box';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectClaimPayments } from '../../../store/payments/selectors';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { ActionForm, ActionFormProps } from '../../shared/claimActions/actionForm';
import { allForms, isFormOffered } from '../../shared/claimActions/actionForms';
import { useBar, useFlags } from '../../shared/claimActions/useBar';
import type { Perform } from '../detail/asked/AnswerDialog';
import { AskedPieces } from '../detail/asked/AskedPieces';
import type { QueueRole } from './queueWords';

type DeskFormsProps = Pick<ActionFormProps, 'claim' | 'act' | 'notice' | 'onMend'> & {
  role: QueueRole;
  perform: Perform;
  /** Those with something typed in them stay, even when the claim has moved on. */
  written: readonly ActionForm[];
  /** What is done without a form. */
  directButtons: ReactNode;
  onDirtyChange: (form: ActionForm, dirty: boolean) => void;
  onSent: () => void;
};

/** The forms that the role decides with, the one that takes the claim on first. */
export function DeskForms({ role, perform, written, directButtons, ...rest }: DeskFormsProps) {
  const { t } = useTranslation();
  const { claim } = rest;
  const findBar = useBar(claim);
  const flags = useFlags(claim);
  const isOffered = (form: ActionForm) => isFormOffered(form, role, claim, flags, findBar);
  const shown = allForms.filter((form) => (isOffered(form) && !form.awayFromQueue) || written.includes(form));
  // What others could decide is barred: the notice above says so.
  if (shown.length === 0 && role !== 'district_officer') return null;
  if (shown.length === 0) {
    return (
      <SectionCard title={t('Verification')}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {claim.status === 'request_info' && (
            <>
              <strong>{t('Information requested')}</strong>
              <AskedPieces claim={claim} role={role} perform={perform} />
              <span>{t('Select Edit to add files. Record every answer, then Resubmit.')}</span>
            </>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{directButtons}</Box>
        </Box>
      </SectionCard>
    );
  }
  return shown.map((form, place) => (
    <DeskForm
      key={form.title}
      form={form}
      closed={!isOffered(form)}
      secondary={place > 0}
      directButtons={place === 0 && directButtons}
      {...rest}
    />
  ));
}

type DeskFormProps = Omit<DeskFormsProps, 'role' | 'written' | 'perform'> & {
  form: ActionForm;
  closed: boolean;
  secondary: boolean;
};

function DeskForm({ form, directButtons, onDirtyChange, onSent, ...rest }: DeskFormProps) {
  const { t } = useTranslation();
  const payments = useAppSelector((state) => selectClaimPayments(state, rest.claim.id));
  const onDirty = useCallback((dirty: boolean) => onDirtyChange(form, dirty), [form, onDirtyChange]);
  return (
    <SectionCard title={t(form.title)} description={form.description && t(form.description)} actions={directButtons}>
      <form.Form
        {...rest}
        payments={payments}
        onDirtyChange={onDirty}
        onCancel={() => onDirty(false)}
        onDone={onSent}
      />
    </SectionCard>
  );
}
