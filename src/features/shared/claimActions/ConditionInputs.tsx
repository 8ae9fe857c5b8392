import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, type Control } from 'react-hook-form';
import { maximumConditions, tooManyConditions } from '../../../domain/actions/decisionForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import type { DecidedForm } from '../valuation/CommitteeLines';

/** What the claimant has to do before money is sent, one by one (docs/product.md, Conditions). The first is always asked for. */
export function ConditionInputs({ control }: { control: Control<DecidedForm> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: 'conditions' });
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= maximumConditions;

  return (
    <Box role="group" aria-label={t('Conditions of the approval')} sx={{ display: 'grid', gap: 1 }}>
      {fields.map(({ id }, place) => {
        const number = place + 1;
        const removeText = t('Remove condition {{number}}', { number });
        return (
          <Box key={id} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LimitedTextInput
                control={control}
                name={`conditions.${place}.text`}
                limit="condition"
                label={place === 0 ? t('Conditions') : t('Condition {{number}}', { number })}
                hint={place === 0 ? t('Payment waits until each condition is met.') : undefined}
                lines={1}
              />
            </Box>
            {place > 0 && (
              <Tooltip title={removeText}>
                <IconButton
                  aria-label={removeText}
                  onClick={() => {
                    // The button that was pressed goes, and the other one may have been off.
                    flushSync(() => remove(place));
                    addButton.current?.focus();
                  }}
                  sx={{ mt: 3 }}
                >
                  <DeleteOutline fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Button
          ref={addButton}
          startIcon={<Add />}
          disabled={isFull}
          onClick={() => append({ text: '' }, { focusName: `conditions.${fields.length}.text` })}
        >
          {t('Add a condition')}
        </Button>
        {isFull && t(tooManyConditions)}
      </Box>
    </Box>
  );
}
