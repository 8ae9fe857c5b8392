import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import { furthestStep, wizardSteps, type Draft, type WizardStep } from '../../domain/claim/draft';
import { useTranslation } from '../../i18n/useTranslation';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden';

type WizardProgressProps = {
  step: WizardStep;
  /** The furthest step saved. */
  saved: Draft['step'];
  onGo: (step: WizardStep) => void;
};

/** How far the draft is, and the way to every step reached. */
export function WizardProgress({ step, saved, onGo }: WizardProgressProps) {
  const { t } = useTranslation();
  const percent = (Math.min(saved, 3) / wizardSteps.length) * 100;
  const stepText = t('Step {{step}} of 4', { step });
  const percentText = t('{{percent}}% complete', { percent });

  return (
    <Box sx={{ display: 'grid', gap: 2, position: { md: 'sticky' }, top: { md: 80 } }}>
      <div>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.75, typography: 'body2' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {stepText}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {percentText}
          </Box>
        </Box>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={t('Progress')}
          aria-valuetext={`${stepText}, ${percentText}`}
          sx={{ height: 6, borderRadius: 1 }}
        />
      </div>
      <Box component="nav" aria-label={t('Steps')}>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
            gap: 0.5,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {wizardSteps.map(({ number, title }) => (
            <li key={number}>
              <StepButton
                number={number}
                title={t(title)}
                current={number === step}
                done={number <= saved}
                reached={number <= furthestStep({ step: saved })}
                onGo={() => onGo(number)}
              />
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

type StepButtonProps = {
  number: WizardStep;
  title: string;
  current: boolean;
  done: boolean;
  reached: boolean;
  onGo: () => void;
};

function StepButton({ number, title, current, done, reached, onGo }: StepButtonProps) {
  const { t } = useTranslation();
  return (
    <ButtonBase
      onClick={current ? undefined : onGo}
      disabled={!reached}
      aria-current={current ? 'step' : undefined}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        justifyContent: 'flex-start',
        gap: { xs: 0.5, md: 1.25 },
        width: 1,
        minHeight: 44,
        p: 0.75,
        borderRadius: 1,
        typography: { xs: 'caption', md: 'body1' },
        textAlign: { xs: 'center', md: 'left' },
        fontWeight: current ? 600 : 400,
        color: reached ? 'text.primary' : 'text.secondary',
        bgcolor: current ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: 'action.selected' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 24,
          height: 24,
          borderRadius: '50%',
          border: 1,
          typography: 'caption',
          fontWeight: 600,
          borderColor: done || current ? 'primary.main' : 'outline',
          bgcolor: done || current ? 'primary.main' : 'background.paper',
          color: done || current ? 'primary.contrastText' : 'text.secondary',
        }}
      >
        {done ? <Check sx={{ fontSize: 16 }} /> : number}
      </Box>
      <span>
        {title}
        {done && <VisuallyHidden>{` (${t('completed')})`}</VisuallyHidden>}
      </span>
    </ButtonBase>
  );
}
