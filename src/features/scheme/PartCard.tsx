import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { findRules, shippedScheme } from '../../domain/scheme/scheme';
import { rulesToForm } from '../../domain/scheme/schemeForm';
import type { SchemePart } from '../../domain/scheme/schemeRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { isEqual } from '../../domain/isEqual';
import { changeScheme } from '../../store/scheme/commands';
import { findChangedPart, selectScheme } from '../../store/scheme/selectors';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { SectionCard } from '../../ui/page/SectionCard';
import { useFormats } from '../../ui/text/formats';
import { tellRefusal, tellResult } from '../../ui/toast/tellResult';

type PartCardProps = {
  part: SchemePart;
  title: string;
  mayEdit: boolean;
  /** Opens the form of the whole part, where it has one. */
  onEdit?: () => void;
  children: ReactNode;
};

/**
 * A part of the rules with who changed it when, and for administrators what they can do to all of it. The list of species
 * says by itself whether the authority has confirmed it.
 */
export function PartCard({ part, title, mayEdit, onEdit, children }: PartCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const changed = useAppSelector((state) => findChangedPart(state, part));
  const scheme = useAppSelector(selectScheme);
  const [asking, setAsking] = useState(false);
  // What is asked stays until the question has faded, whatever becomes of the part.
  const [restores, setRestores] = useState(false);
  const shipped = findRules(shippedScheme, part);
  const isShipped = isEqual(findRules(scheme, part), shipped);
  const actionLabel = (restoring: boolean) => (restoring ? t('Restore as shipped') : t('Confirm as shipped'));
  const label = actionLabel(changed !== undefined);

  const restore = async () => {
    const result = await dispatch(changeScheme(changed?.rev ?? 0, rulesToForm(shipped)));
    if (!result.ok) return tellRefusal(t, result.refusal, formats);
    tellResult(t, result, { done: t('Scheme rules saved'), detail: title });
  };

  return (
    <SectionCard
      title={title}
      description={
        changed
          ? t('Last changed: {{time}} by {{name}}', {
              time: formats.dateTime(changed.changedAt),
              name: changed.changedBy,
            })
          : t('As shipped. The authority has not confirmed it.')
      }
      actions={
        mayEdit && (
          <>
            {(changed ? !isShipped : part !== 'species') && (
              <Button
                color="secondary"
                onClick={() => {
                  setRestores(changed !== undefined);
                  setAsking(true);
                }}
                aria-label={`${label}: ${title}`}
              >
                {label}
              </Button>
            )}
            {onEdit && (
              <Button variant="outlined" color="secondary" onClick={onEdit} aria-label={`${t('Edit')}: ${title}`}>
                {t('Edit')}
              </Button>
            )}
          </>
        )
      }
    >
      {children}
      <ConfirmDialog
        open={asking}
        title={
          restores ? t('Restore {{rules}} as shipped?', { rules: title }) : t('Confirm {{rules}}?', { rules: title })
        }
        confirmLabel={actionLabel(restores)}
        onConfirm={() => {
          flushSync(() => setAsking(false));
          void restore();
        }}
        onClose={() => setAsking(false)}
      >
        {restores
          ? t('The rules that came with the portal apply again.')
          : t('The rules stay the same. The portal then shows that you confirmed them.')}
      </ConfirmDialog>
    </SectionCard>
  );
}
