import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { Toasts } from '../ui/toast/Toasts';
import { addressBehindSignIn, goOnFromSignIn } from './entranceAddress';
import { pageReady, portalRoutes } from './routes';

/** Resolves when the page that is asked for can be shown together with the shell. */
export const firstPageReady = () => pageReady(addressBehindSignIn());

/** Everything behind sign-in, at the address of the browser. */
export function Portal() {
  const [router] = useState(() => {
    goOnFromSignIn();
    return createBrowserRouter(portalRoutes);
  });
  useEffect(() => () => router.dispose(), [router]);
  return <PortalAt router={router} />;
}

export function PortalAt({ router }: { router: DataRouter }) {
  return (
    <Toasts>
      <RouterProvider router={router} />
    </Toasts>
  );
}
