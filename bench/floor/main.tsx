import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { ClaimList } from './ClaimList';
import { ClaimPage } from './ClaimPage';
import { readRecords } from './claims';
import { recordsRead, store } from './store';

/*
 * The floor that the bench compares the portal with: what its claims list and a claim's page show, as one writes it in
 * plain MUI, of the same libraries and with the same claims and payments in memory. Of the portal's code it has types alone.
 * What the portal does around that, the floor does not: it signs nobody in, carries nothing out, keeps no audit log, and
 * knows one language and one theme.
 */

const addressedClaim = () => decodeURIComponent(location.hash.slice(1));

function useAddressedClaim(): string {
  const [id, setId] = useState(addressedClaim);
  useEffect(() => {
    const follow = () => setId(addressedClaim());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return id;
}

function App() {
  const id = useAddressedClaim();
  return (
    <Container component="main" sx={{ py: 3 }}>
      {id ? <ClaimPage id={id} /> : <ClaimList />}
    </Container>
  );
}

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  store.dispatch(recordsRead(await readRecords()));
  createRoot(root).render(
    <Provider store={store}>
      <CssBaseline />
      <App />
    </Provider>,
  );
}

void start();
