import AddCircleOutline from '@mui/icons-material/AddCircleOutlineOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import type { ComponentType } from 'react';
import type { RouteName } from '../domain/routes';
import type { PageShape } from '../ui/Skeletons';

type ScreenRow = {
  load: () => Promise<ComponentType>;
  Icon: ComponentType<{ fontSize?: 'small' }>;
  /** What shows while its code is on the way. */
  shape: PageShape;
};

/** The page behind each route and its icon; path, title, roles and group stand in domain/routes. */
export const screens: Record<RouteName, ScreenRow> = {
  claims: {
    load: () =>
      import(/* webpackChunkName: "page-claims", webpackPrefetch: true */ '../features/claims/list/ClaimsPage').then(
        (file) => file.ClaimsPage,
      ),
    Icon: DescriptionOutlined,
    shape: 'list',
  },
  claim: {
    load: () =>
      import(/* webpackChunkName: "page-claim" */ '../features/claims/detail/ClaimPage').then((file) => file.ClaimPage),
    Icon: DescriptionOutlined,
    shape: 'sections',
  },
  newClaim: {
    load: () =>
      import(/* webpackChunkName: "page-new-claim" */ '../features/newClaim/NewClaimPage').then(
        (file) => file.NewClaimPage,
      ),
    Icon: AddCircleOutline,
    shape: 'form',
  },
};
