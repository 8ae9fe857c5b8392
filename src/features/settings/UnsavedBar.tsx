import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { settingsLabels, type SettingsField } from '../../domain/settings/settingsForm';
import { useTranslation } from '../../i18n/useTranslation';

type UnsavedBarProps = {
  unsaved: boolean;
  /** Fields that were changed elsewhere while they were being changed here. */
  overtaken: readonly SettingsField[];
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** Stays in sight at the foot of the window while something is not saved. */
export function UnsavedBar({ unsaved, overtaken, busy, onSave, onDiscard }: UnsavedBarProps) {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 1 }}>
      {unsaved && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: 2,
            px: 2,
            py: 1,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'outline',
            borderRadius: 1,
          }}
        >
          <Box sx={{ flex: '1 1 96px', minWidth: 0 }}>
            <Box sx={{ typography: 'subtitle1' }}>{t('You have unsaved changes')}</Box>
            {overtaken.length > 0 && (
              <Box sx={{ typography: 'body2' }}>
                {t('Changed elsewhere: {{fields}}. Your choices here stay, and replace those changes when you save.', {
                  fields: overtaken.map((field) => t(settingsLabels[field])).join(', '),
                })}
              </Box>
            )}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
            <Button color="secondary" onClick={onDiscard} disabled={busy}>
              {t('Discard')}
            </Button>
            <Button variant="contained" onClick={onSave} loading={busy}>
              {t('Save Changes')}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
