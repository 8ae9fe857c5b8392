import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Language } from '../domain/settings/languages';
import { findPickedLanguage, speak, takePickedLanguage } from '../i18n/speak';
import { Translated } from '../i18n/Translated';
import type { RegisterStore } from '../store/createRegisterStore';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectRole } from '../store/session/selectors';
import { savePreferences } from '../store/settings/commands';
import { selectLanguage, selectPreferences } from '../store/settings/selectors';
import { FormatsProvider } from '../ui/text/formats';
import { Appearance } from './Appearance';
import { NewerVersion } from './trouble/StartFailed';

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

/** Has the page speak the preferred language, or what was chosen before sign-in, which is kept once somebody is there. */
function useLanguage(preferred: Language) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectRole) !== undefined;
  useEffect(() => {
    const speakIt = () => void speak(findPickedLanguage() ?? preferred);
    speakIt();
    // Words that could not be loaded are asked for again.
    window.addEventListener('online', speakIt);
    return () => window.removeEventListener('online', speakIt);
  }, [preferred]);
  useEffect(() => {
    const picked = signedIn ? takePickedLanguage() : undefined;
    if (picked) void dispatch(savePreferences({ language: picked }));
  }, [signedIn, dispatch]);
}

/** Language, theme and formats, which follow the preferences. */
function Preferred({ children }: { children: ReactNode }) {
  const preferences = useAppSelector(selectPreferences);
  const newerVersion = useAppSelector((state) => state.storage.newerVersion);
  useLanguage(useAppSelector(selectLanguage));
  return (
    <Appearance choice={preferences.theme}>
      <FormatsProvider choices={preferences}>{newerVersion ? <NewerVersion /> : children}</FormatsProvider>
    </Appearance>
  );
}
