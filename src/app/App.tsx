import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Translated } from '../i18n/Translated';
import type { RegisterStore } from '../store/createRegisterStore';
import { useAppSelector } from '../store/hooks';
import { selectTheme } from '../store/settings/selectors';
import { Appearance } from './Appearance';
import { NewerVersion } from './startTrouble';

/** What stands around sign-in and around every page. */
export function App({ store, children }: { store: RegisterStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <Translated>
        <Themed>{children}</Themed>
      </Translated>
    </Provider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const choice = useAppSelector(selectTheme);
  const newerVersion = useAppSelector((state) => state.storage.newerVersion);
  return <Appearance choice={choice}>{newerVersion ? <NewerVersion /> : children}</Appearance>;
}
