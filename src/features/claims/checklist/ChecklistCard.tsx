import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import {
  findPoints,
  isBar,
  isChecklistOpen,
  pointLabel,
  type ChecklistPoint,
} from '../../../domain/checklist/checklist';
import { describePoint } from '../../../domain/checklist/describePoint';
import { checklistAnswers } from '../../../domain/checklist/questions';
import { type Claim } from '../../../domain/claim/claim';
import { reachedCommittee } from '../../../domain/claim/outcome';
import { mayDo } from '../../../domain/user/permissions';
import type { Role } from '../../../domain/user/roles';
import { isolated } from '../../../i18n/isolated';
import { useReaches } from '../../shared/claimActions/useBar';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectScheme } from '../../../store/scheme/selectors';
import { ToneChip } from '../../../ui/labels/chips';
import { SectionCard } from '../../../ui/page/SectionCard';
import { useFormats } from '../../../ui/text/formats';
import { touchScreen } from '../../../ui/theme/media';
import { pointStates } from './pointWords';

type ChecklistCardProps = {
  claim: Claim;
  role: Role;
  /** Opens the checklist to be answered, at a point where one is named. */
  onOpen: (point?: ChecklistPoint) => void;
};

/** What has to be answered before the claim is forwarded, and how each point stands (docs/product.md, Checklist). */
export function ChecklistCard({ claim, role, onOpen }: ChecklistCardProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const scheme = useAppSelector(selectScheme);
  const reaches = useReaches(claim);
  const { checklist, status } = claim;
  const isOpen = isChecklistOpen(status);
  if (!checklist && !isOpen) {
    return (
      <SectionCard title={t('Checklist')}>
        {reachedCommittee(claim) ? t('Decided on paper.') : t('Not answered')}
      </SectionCard>
    );
  }
  const points = findPoints(claim, scheme);
  const open = points.filter(isBar).length;
  const mayAnswer = isOpen && reaches && mayDo('answerChecklist', role);
  return (
    <SectionCard
      title={
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {t('Checklist')}{' '}
          {isOpen && (
            <ToneChip
              tone={open === 0 ? 'green' : 'ochre'}
              label={open === 0 ? t('Complete') : t('To settle: {{number}}', { number: open })}
            />
          )}
        </Box>
      }
      actions={
        mayAnswer && (
          <Button size="small" variant={open > 0 ? 'outlined' : 'text'} onClick={() => onOpen()}>
            {checklist ? t('Change answers') : t('Answer the checklist')}
          </Button>
        )
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', rowGap: 1 }}>
        {points.map((point) => (
          <PointRow
            key={point.question ?? point.paper}
            point={point}
            claim={claim}
            onOpen={mayAnswer ? onOpen : undefined}
          />
        ))}
      </Box>
      {checklist && (
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('Answered by {{name}}, {{time}}', { name: checklist.checkedBy, time: dateTime(checklist.checkedAt) })}
        </Box>
      )}
    </SectionCard>
  );
}

type PointRowProps = { point: ChecklistPoint; claim: Claim; onOpen: ((point: ChecklistPoint) => void) | undefined };

function PointRow({ point, claim, onOpen }: PointRowProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const label = t(pointLabel(point));
  const { tone, label: state } = pointStates[point.state];
  const details = describePoint(point, claim, { t, date });
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1.5 }}>
      <Box sx={{ fontWeight: 500 }}>
        {onOpen && isBar(point) ? (
          <Link
            component="button"
            type="button"
            onClick={() => onOpen(point)}
            sx={{ textAlign: 'start', [touchScreen]: { minHeight: 44 } }}
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </Box>
      <Box>
        <ToneChip
          tone={tone}
          label={point.answer === 'not_applicable' ? t(checklistAnswers.not_applicable.label) : t(state)}
        />
      </Box>
      {details.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {details.map((detail) => (
            <Box key={detail}>{isolated(detail)}</Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
