import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { Toasts } from '../ui/Toasts';
import { goOnFromSignIn } from './entranceAddress';
import { portalRoutes } from './routes';

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
