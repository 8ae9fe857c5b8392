import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type RuleSwitchProps = { label: string; text: string; checked: boolean; onChange: (checked: boolean) => void };

/** A rule that is on or off for all rows, with what each means. Words are already translated. */
export function RuleSwitch({ label, text, checked, onChange }: RuleSwitchProps) {
  const textId = useId();
  return (
    <>
      <FormControlLabel
        label={label}
        sx={{ ml: -0.75, gap: 0.5 }}
        control={
          <Switch
            size="small"
            checked={checked}
            onChange={(_event, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': textId } }}
          />
        }
      />
      <Typography id={textId} sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </>
  );
}
