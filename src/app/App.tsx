import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Translated } from '../i18n/Translated';
import type { RegisterStore } from '../store/createRegisterStore';
import { useAppSelector } from '../store/hooks';
import { selectPreferences } from '../store/settings/selectors';
import { FormatsProvider } from '../ui/formats';
import { Appearance } from './Appearance';
import { NewerVersion } from './StartFailed';

/** What stands around sign-in and around every page. */
export function App({ store, children }: { store: RegisterStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <Translated>
        <Preferred>{children}</Preferred>
      </Translated>
    </Provider>
  );
}

/** Theme and formats, which follow the preferences. */
function Preferred({ children }: { children: ReactNode }) {
  const preferences = useAppSelector(selectPreferences);
  const newerVersion = useAppSelector((state) => state.storage.newerVersion);
  return (
    <Appearance choice={preferences.theme}>
      <FormatsProvider choices={preferences}>{newerVersion ? <NewerVersion /> : children}</FormatsProvider>
    </Appearance>
  );
}
