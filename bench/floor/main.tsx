import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { ClaimList } from './ClaimList';
import { readClaims } from './claims';
import { claimsRead, selectList, store, useAppSelector } from './store';

/*
 * The floor that the bench compares the portal with: a list of claims as one writes it in an hour, of the same libraries.
 * No other part of the portal stands in it.
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

function ClaimPage({ id }: { id: string }) {
  const claim = useAppSelector(selectList).claims.find((one) => one.id === id);
  return (
    <>
      <Link href="#">All claims</Link>
      <Typography variant="h4" component="h1" gutterBottom>
        {id}
      </Typography>
      <dl>
        {Object.entries(claim ?? {}).map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd">{value}</Typography>
          </div>
        ))}
      </dl>
    </>
  );
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
  store.dispatch(claimsRead(await readClaims()));
  createRoot(root).render(
    <Provider store={store}>
      <CssBaseline />
      <App />
    </Provider>,
  );
}

void start();
