import { useWatch } from 'react-hook-form';
import { incidentKinds, incidentTypes, isItemKind } from '../../../domain/incident/incidents';
import { EvidenceToBring } from '../evidence/EvidenceToBring';
import { WideField } from '../FieldGrid';
import { FieldOfKind, type IncidentControl, type KindField } from './FieldOfKind';
import { FurtherItems } from './FurtherItems';

/** The fields of the chosen kind, read off its row in the table. What was typed for another kind is kept. */
export function KindFields({ control, today }: { control: IncidentControl; today: string }) {
  const chosen = useWatch({ control, name: 'incidentType' });
  const kind = incidentTypes.find((type) => type === chosen);
  if (!kind) return null;
  const fields: readonly KindField[] = incidentKinds[kind].fields;
  return (
    <>
      <WideField>
        <EvidenceToBring kind={kind} />
      </WideField>
      {fields.map((field) => (
        <FieldOfKind key={field.name} control={control} name={field.name} field={field} today={today} />
      ))}
      {isItemKind(kind) && <FurtherItems key={kind} control={control} kind={kind} today={today} />}
    </>
  );
}
