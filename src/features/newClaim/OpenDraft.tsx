import Button from '@mui/material/Button';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { furthestStep, stepTitle } from '../../domain/claim/draft';
import { draftPath, routes } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { findDraft } from '../../store/drafts/selectors';
import { useAppSelector } from '../../store/hooks';
import { EmptyState } from '../../ui/page/EmptyState';
import { Page } from '../../ui/page/Page';
import { FormSkeleton } from '../../ui/page/Skeletons';
import { parseStep } from './steps';
import { useDraftLock } from './useDraftLock';
import { useStartDraft } from './useStartDraft';
import { Wizard } from './Wizard';

/** The draft that the address names: held for this tab and read anew before it is shown, or why it is not. */
export function OpenDraft({ draftId, asked }: { draftId: string; asked: string | null }) {
  const { t } = useTranslation();
  const { hold, opening, take } = useDraftLock(draftId);
  const start = useStartDraft();
  const saved = useAppSelector((state) => findDraft(state, draftId)?.step);
  /** The draft is being submitted or discarded here: its end is no surprise. */
  const [leaving, setLeaving] = useState(false);

  if (hold === 'asking' || (saved === undefined && leaving)) {
    return (
      <Page title={t('New Claim')}>
        <FormSkeleton />
      </Page>
    );
  }
  if (saved === undefined) {
    return (
      <Notice
        icon={<HelpOutlineOutlined />}
        title={t('This draft is not on this device')}
        text={t('The draft was submitted or discarded, or the address is wrong. Nothing was changed.')}
      >
        <Button component={Link} to={routes.newClaim.path} variant="contained">
          {t('New Claim')}
        </Button>
        <Button component={Link} to={routes.claims.path} variant="outlined">
          {t('Back to Claims')}
        </Button>
      </Notice>
    );
  }
  if (hold === 'elsewhere') {
    return (
      <Notice
        icon={<ContentCopyOutlined />}
        title={t('This draft is open in another tab')}
        text={t(
          'You can edit a draft in only one tab at a time. If you continue here, the other tab saves it and stops editing.',
        )}
      >
        <Button variant="contained" onClick={take}>
          {t('Continue here')}
        </Button>
        <Button variant="outlined" onClick={start}>
          {t('Start another claim')}
        </Button>
      </Notice>
    );
  }
  const furthest = furthestStep({ step: saved });
  const step = asked === null ? furthest : parseStep(asked);
  if (step === undefined) {
    return (
      <Notice
        icon={<HelpOutlineOutlined />}
        title={t('This form has no step "{{step}}"', { step: asked })}
        text={t('The steps are 1 to 4. The draft was not changed.')}
      >
        <Button component={Link} to={draftPath(draftId, furthest)} replace variant="contained">
          {t('Go to step {{step}}: {{title}}', { step: furthest, title: t(stepTitle(furthest)) })}
        </Button>
      </Notice>
    );
  }
  if (asked === null || step > furthest) return <Navigate to={draftPath(draftId, furthest)} replace />;
  return (
    <Wizard
      key={opening}
      draftId={draftId}
      step={step}
      taken={hold === 'taken'}
      onTakeBack={take}
      onLeaving={setLeaving}
    />
  );
}

type NoticeProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Notice({ icon, title, text, children }: NoticeProps) {
  const { t } = useTranslation();
  return (
    <Page title={t('New Claim')}>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={<Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{children}</Box>}
      />
    </Page>
  );
}
