import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useId, type ComponentType } from 'react';
import { themeNames, themes, type ThemeChoice } from '../../domain/settings/preferenceChoices';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { chooseTheme } from '../../store/settings/commands';
import { selectTheme } from '../../store/settings/selectors';

const icons: Record<ThemeChoice, ComponentType<{ fontSize?: 'small' }>> = {
  light: LightModeOutlined,
  dark: DarkModeOutlined,
  system: SettingsBrightnessOutlined,
};

/** The theme as a radio group of the user menu, which stays open so that the choice is seen. */
export function ThemeItems() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  const labelId = useId();
  return (
    <Box component="li" role="none">
      <Box id={labelId} sx={{ px: 2, py: 0.5, typography: 'caption', fontWeight: 600, color: 'text.secondary' }}>
        {t('Theme')}
      </Box>
      <Box component="ul" role="group" aria-labelledby={labelId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {themeNames.map((name) => {
          const Icon = icons[name];
          return (
            <MenuItem
              key={name}
              role="menuitemradio"
              selected={name === chosen}
              onClick={() => void dispatch(chooseTheme(name))}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <Box component="span" sx={{ flex: 1 }}>
                {t(themes[name].label)}
              </Box>
              {name === chosen && <Check fontSize="small" />}
            </MenuItem>
          );
        })}
      </Box>
    </Box>
  );
}
