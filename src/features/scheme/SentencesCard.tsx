import Box from '@mui/material/Box';
import { useState } from 'react';
import { wordedIn } from '../../domain/scheme/scheme';
import { letterReasons, wordable } from '../../domain/scheme/letterReasons';
import type { LetterReason } from '../../domain/scheme/schemeRecord';
import { languageNames, languages } from '../../domain/settings/languages';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectScheme } from '../../store/scheme/selectors';
import { ToneChip } from '../../ui/labels/chips';
import { StackedTable, type Column } from '../../ui/list/StackedTable';
import { OnDemand } from '../../ui/onDemand/OnDemand';
import { TableSkeleton } from '../../ui/page/Skeletons';
import { loadShippedSentences, type ShippedSentences } from './shippedSentences';
import { EditButton } from './EditButton';
import { PartCard } from './PartCard';
import { SentenceDialog } from './SentenceDialog';

type SentencesCardProps = { mayEdit: boolean };

/** The sentence of each reason in letters, in each language: as it ships, or as it is worded anew. */
export function SentencesCard({ mayEdit }: SentencesCardProps) {
  const { t } = useTranslation();
  return (
    <PartCard part="sentences" title={t('Sentences of letters')} mayEdit={mayEdit}>
      <OnDemand load={loadShippedSentences} skeleton={<TableSkeleton rows={wordable.length} columns={2} />}>
        {(shipped) => <SentenceTable shipped={shipped} mayEdit={mayEdit} />}
      </OnDemand>
    </PartCard>
  );
}

function SentenceTable({ shipped, mayEdit }: SentencesCardProps & { shipped: ShippedSentences }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<LetterReason>();
  const label = (code: LetterReason) => t(letterReasons[code].label);
  const columns: readonly Column<LetterReason>[] = [
    { label: 'Reason', width: '24%', cell: label },
    { label: 'Sentence in letters', cell: (code) => <Sentences code={code} shipped={shipped} /> },
    ...(mayEdit
      ? ([
          {
            label: 'Actions',
            isButton: true,
            width: '112px',
            align: 'right',
            cell: (code) => <EditButton of={label(code)} onClick={() => setEditing(code)} />,
          },
        ] satisfies Column<LetterReason>[])
      : []),
  ];
  return (
    <>
      <StackedTable label={t('Sentences of letters')} columns={columns} rows={wordable} rowKey={(code) => code} />
      {editing && (
        <SentenceDialog key={editing} reason={editing} shipped={shipped} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
}

function Sentences({ code, shipped }: { code: LetterReason; shipped: ShippedSentences }) {
  const { t } = useTranslation();
  const rules = useAppSelector((state) => selectScheme(state).sentences);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {languageNames.map((language) => {
        const worded = wordedIn(rules, language)[code];
        return (
          <div key={language}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {t(languages[language].label)} {worded !== undefined && <ToneChip tone="blue" label={t('Reworded')} />}
            </Box>
            <Box component="dd" lang={language} sx={{ m: 0 }}>
              {worded ?? shipped.sentence(code, language)}
            </Box>
            {worded !== undefined && (
              <Box component="dd" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
                {t('As shipped: {{sentence}}', { sentence: shipped.sentence(code, language) })}
              </Box>
            )}
          </div>
        );
      })}
    </Box>
  );
}
