import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { piecesOf } from '../../../domain/actions/verificationForm';
import { addDays } from '../../../domain/dayCount';
import { longestList, longestWait } from '../../../domain/claim/asked/asked';
import { pieceText } from '../../../domain/claim/asked/pieceText';
import type { ReasonCode } from '../../../domain/workflow/reasonCodes';
import { useTranslation } from '../../../i18n/useTranslation';
import { DateInputOnDemand } from '../../../ui/form/date/DateInputOnDemand';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';

/** The fields that a form which asks for information has. */
type MissingForm = { reasons: ReasonCode[]; missing: { piece: string }[]; awaitedUntil: string };

/**
 * What is missing, piece by piece, and until when it is awaited (docs/product.md, Information asked for). The form is that
 * of the `FormProvider` around it.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function MissingFields({ today }: { today: string }) {
  const { t } = useTranslation();
  const { control } = useFormContext<MissingForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'missing' });
  const [reasons, missing] = useWatch({ control, name: ['reasons', 'missing'] });
  const addButton = useRef<HTMLButtonElement>(null);
  const coded = piecesOf(
    reasons.filter((reason) => reason !== 'other'),
    [],
  );

  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, mb: 1, px: 2, pt: 1, pb: 1, minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {t('What is missing')}
      </Box>
      {coded.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
          {coded.map((piece) => (
            <li key={piece.reason}>{pieceText(t, piece)}</li>
          ))}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', mb: 1 }}>
          {t('The reasons you choose are listed here. Add anything else the claimant must bring or explain.')}
        </Box>
      )}
      {fields.map(({ id }, place) => {
        const label = t('Also missing, {{number}}', { number: place + 1 });
        const removeText = t('Remove {{name}}', { name: label });
        return (
          <Box
            key={id}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: 1 }}
          >
            <LimitedTextInput control={control} name={`missing.${place}.piece`} limit="piece" label={label} required />
            <Tooltip title={removeText}>
              <IconButton
                aria-label={removeText}
                onClick={() => {
                  remove(place);
                  // The button that was pressed is gone.
                  addButton.current?.focus();
                }}
                // Beside the input, below its label.
                sx={{ mt: 2.75 }}
              >
                <DeleteOutline fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
        );
      })}
      <Button
        ref={addButton}
        startIcon={<Add />}
        disabled={coded.length + missing.length >= longestList}
        onClick={() => append({ piece: '' }, { focusName: `missing.${missing.length}.piece` })}
        sx={{ mb: 1.5 }}
      >
        {t('Add what is missing')}
      </Button>
      <DateInputOnDemand
        control={control}
        name="awaitedUntil"
        label={t('Awaited until')}
        hint={t('If nothing comes by then, you can close the claim.')}
        required
        min={addDays(today, 1)}
        max={addDays(today, longestWait)}
      />
    </Box>
  );
}
