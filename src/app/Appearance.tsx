import { type ReactNode, useEffect } from 'react';
import { Translated } from '../i18n/Translated';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ThemeChoice } from '../domain/settings/preferenceChoices';
import { theme } from '../ui/theme/theme';

/** Theme and base styles. The choice is kept in the register's settings and nowhere else. */
export function Appearance({ choice = 'system', children }: { choice?: ThemeChoice; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode={choice} storageManager={null} noSsr>
      <CssBaseline enableColorScheme />
      <Mode choice={choice} />
      {children}
    </ThemeProvider>
  );
}

function Mode({ choice }: { choice: ThemeChoice }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(choice), [choice, setMode]);
  return null;
}

/** What stands around a page while no preferences can be read: the system's theme, and English until another is chosen. */
export function Unpreferred({ children }: { children: ReactNode }) {
  return (
    <Translated>
      <Appearance>{children}</Appearance>
    </Translated>
  );
}
