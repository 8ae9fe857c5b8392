import Box from '@mui/material/Box';
import { useState } from 'react';
import { incidentKinds, incidentTypes, type IncidentType } from '../../domain/incident/incidents';
import { paperNames, type PaperName } from '../../domain/scheme/paperNames';
import { papers } from '../../domain/scheme/papers';
import type { NeededPaper } from '../../domain/scheme/schemeRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectScheme } from '../../store/scheme/selectors';
import { StackedTable, type Column } from '../../ui/list/StackedTable';
import { PapersDialog } from './PapersDialog';
import { EditButton } from './EditButton';
import { PartCard } from './PartCard';

/** The papers that each kind of incident needs, with what may stand for each, and where each is had. */
export function PapersCard({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation();
  const { needed } = useAppSelector((state) => selectScheme(state).papers);
  const [editing, setEditing] = useState<IncidentType>();
  const kindLabel = (kind: IncidentType) => t(incidentKinds[kind].labels.wizard);

  const kinds: readonly Column<IncidentType>[] = [
    { label: 'Incident', width: '24%', cell: kindLabel },
    { label: 'Papers needed', cell: (kind) => <NeededPapers needed={needed[kind]} /> },
    ...(mayEdit
      ? ([
          {
            label: 'Actions',
            isButton: true,
            width: '112px',
            align: 'right',
            cell: (kind) => <EditButton of={kindLabel(kind)} onClick={() => setEditing(kind)} />,
          },
        ] satisfies Column<IncidentType>[])
      : []),
  ];
  const sources: readonly Column<PaperName>[] = [
    { label: 'Paper', width: '40%', cell: (name) => t(papers[name].label) },
    { label: 'Where to get it', cell: (name) => t(papers[name].from) },
  ];

  return (
    <PartCard part="papers" title={t('Papers')} mayEdit={mayEdit}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <StackedTable
          label={t('Papers by kind of incident')}
          columns={kinds}
          rows={incidentTypes}
          rowKey={(kind) => kind}
        />
        <div>
          <Box component="h3" sx={{ typography: 'subtitle2', m: 0, mb: 1 }}>
            {t('Where to get papers')}
          </Box>
          <StackedTable label={t('Where to get papers')} columns={sources} rows={paperNames} rowKey={(name) => name} />
        </div>
      </Box>
      {editing && <PapersDialog key={editing} kind={editing} onClose={() => setEditing(undefined)} />}
    </PartCard>
  );
}

function NeededPapers({ needed }: { needed: readonly NeededPaper[] }) {
  const { t } = useTranslation();
  if (needed.length === 0) return t('None');
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {needed.map(({ paper, standIns }) => (
        <li key={paper}>
          {t(papers[paper].label)}
          {standIns.length > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
              {t('Or: {{papers}}', { papers: standIns.map((name) => t(papers[name].label)).join(', ') })}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
