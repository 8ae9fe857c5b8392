import { routes, type RouteName } from '../domain/routes';
import { useTranslation } from '../i18n/useTranslation';
import { PageSkeleton } from '../ui/page/Skeletons';

/** A page while its code is on the way, under its own title already. */
export function RouteSkeleton({ route }: { route: RouteName }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${t(routes[route].title)} · ${t('Wildlife Claims Portal')}`}</title>
      <PageSkeleton shape={routes[route].shape} />
    </>
  );
}
