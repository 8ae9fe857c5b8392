import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { emptyItem } from '../../../domain/incident/emptyIncidentForm';
import { itemPath } from '../../../domain/incident/furtherForms';
import { incidentKinds, maximumItems, tooManyItems, type ItemKind } from '../../../domain/incident/incidents';
import { useTranslation } from '../../../i18n/useTranslation';
import { FieldGroupTitle } from '../../../ui/form/fieldLabels';
import { FieldGrid, WideField } from '../../../ui/form/FieldGrid';
import { FieldOfKind, type IncidentControl, type KindField } from './FieldOfKind';

type FurtherItemsProps = { control: IncidentControl; kind: ItemKind; today: string };

/** What else of the chosen kind was struck: each item with the fields of the first one, and the way to one more. */
export function FurtherItems({ control, kind, today }: FurtherItemsProps) {
  const { t } = useTranslation();
  const { fields: items, append, remove } = useFieldArray({ control, name: `further.${kind}` });
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, further } = incidentKinds[kind];
  const isFull = items.length >= maximumItems - 1;

  return (
    <>
      {items.map(({ id }, place) => (
        <Item
          key={id}
          title={t(further.title, { number: place + 2 })}
          onRemove={() => {
            // The button that was pressed goes, and the other one may have been off.
            flushSync(() => remove(place));
            addButton.current?.focus();
          }}
        >
          {fields.map((field: KindField) => (
            <FieldOfKind
              key={field.name}
              control={control}
              name={itemPath(kind, place, field.name)}
              field={field}
              today={today}
            />
          ))}
        </Item>
      ))}
      <WideField>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
          <Button
            ref={addButton}
            startIcon={<Add />}
            disabled={isFull}
            onClick={() => append(emptyItem(kind), { focusName: itemPath(kind, items.length, fields[0].name) })}
          >
            {t(further.add)}
          </Button>
          {isFull && t(tooManyItems)}
        </Box>
      </WideField>
    </>
  );
}

type ItemProps = { title: string; onRemove: () => void; children: ReactNode };

function Item({ title, onRemove, children }: ItemProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const removeText = t('Remove {{name}}', { name: title });
  return (
    <WideField>
      <Box
        role="group"
        aria-labelledby={headingId}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, pt: 0.5, mb: 1 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: 0.5 }}>
          <Typography variant="h3" id={headingId}>
            {title}
          </Typography>
          <Tooltip title={removeText}>
            <IconButton aria-label={removeText} onClick={onRemove} edge="end">
              <DeleteOutline fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
        <FieldGroupTitle value={title}>
          <FieldGrid>{children}</FieldGrid>
        </FieldGroupTitle>
      </Box>
    </WideField>
  );
}
