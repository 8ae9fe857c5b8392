import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { singleKeysOn, turnSingleKeys } from '../../platform/page/singleKeys';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { shortcutPlaces, type Shortcut } from './shortcutPlaces';

/** Every key that does something, by the place where it does; and whether those pressed alone do at all. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('Keyboard shortcuts')}</DialogTitle>
      {/* Scrolls, and holds nothing but the switch: the keyboard needs to reach it. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <Places />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Places() {
  const { t } = useTranslation();
  const helpId = useId();
  const role = useAppSelector(selectRole);
  const [single, setSingle] = useState(singleKeysOn);
  const places = role ? shortcutPlaces(role, single) : [];
  return (
    <>
      <FormControlLabel
        label={t('Single-key shortcuts')}
        sx={{ ml: -0.75, gap: 0.5 }}
        control={
          <Switch
            size="small"
            checked={single}
            slotProps={{ input: { 'aria-describedby': helpId } }}
            onChange={(_event, on) => {
              turnSingleKeys(on);
              setSingle(singleKeysOn());
            }}
          />
        }
      />
      <FormHelperText id={helpId} sx={{ mb: 2 }}>
        {t('Shortcuts that use one key on its own. Turn this off to disable them on this device.')}
      </FormHelperText>
      <Box sx={{ columns: { sm: 2 }, columnGap: 4 }}>
        {places.map(({ title, shortcuts }) => (
          <Box component="section" key={title} sx={{ breakInside: 'avoid', mb: 2.5 }}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {t(title)}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {shortcuts.map((shortcut) => (
                <Row key={shortcut.does} shortcut={shortcut} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Row({ shortcut: { does, keys, then } }: { shortcut: Shortcut }) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <dt>{t(does)}</dt>
      <Box component="dd" sx={{ flex: 'none', display: 'flex', alignItems: 'baseline', gap: 0.5, m: 0 }}>
        {keys.map((name, index) => (
          <Box component="span" key={name} sx={{ display: 'contents' }}>
            {index > 0 && <span>{then ? t('then') : t('or')}</span>}
            <Key name={name} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minWidth: 24,
        px: 0.75,
        border: 1,
        borderColor: 'outline',
        borderRadius: '4px',
        bgcolor: 'background.default',
        font: 'inherit',
        fontSize: '0.8125rem',
        textAlign: 'center',
      }}
    >
      {name}
    </Box>
  );
}
