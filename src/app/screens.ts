import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AddCircleOutline from '@mui/icons-material/AddCircleOutlineOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type { ComponentType } from 'react';
import type { RouteName } from '../domain/routes';

type ScreenRow = {
  load: () => Promise<ComponentType>;
  Icon: ComponentType<{ fontSize?: 'small' }>;
};

/** The page behind each route and its icon; all else that is known of it stands in domain/routes. */
export const screens: Record<RouteName, ScreenRow> = {
  dashboard: {
    load: () =>
      import(/* webpackChunkName: "page-dashboard" */ '../features/dashboard/DashboardPage').then(
        (file) => file.DashboardPage,
      ),
    Icon: DashboardOutlined,
  },
  claims: {
    load: () =>
      import(/* webpackChunkName: "page-claims" */ '../features/claims/list/ClaimsPage').then(
        (file) => file.ClaimsPage,
      ),
    Icon: DescriptionOutlined,
  },
  claim: {
    load: () =>
      import(/* webpackChunkName: "page-claim" */ '../features/claims/detail/ClaimPage').then((file) => file.ClaimPage),
    Icon: DescriptionOutlined,
  },
  newClaim: {
    load: () =>
      import(/* webpackChunkName: "page-new-claim" */ '../features/newClaim/NewClaimPage').then(
        (file) => file.NewClaimPage,
      ),
    Icon: AddCircleOutline,
  },
  importClaims: {
    load: () =>
      import(/* webpackChunkName: "page-import-claims" */ '../features/importClaims/ImportClaimsPage').then(
        (file) => file.ImportClaimsPage,
      ),
    Icon: UploadFileOutlined,
  },
  verification: {
    load: () =>
      import(/* webpackChunkName: "page-verification" */ '../features/claims/verification/VerificationPage').then(
        (file) => file.VerificationPage,
      ),
    Icon: FactCheckOutlined,
  },
  reports: {
    load: () =>
      import(/* webpackChunkName: "page-reports" */ '../features/reports/ReportsPage').then((file) => file.ReportsPage),
    Icon: AssessmentOutlined,
  },
  valuationSchedules: {
    load: () =>
      import(/* webpackChunkName: "page-schedules" */ '../features/schedules/SchedulesPage').then(
        (file) => file.SchedulesPage,
      ),
    Icon: BalanceOutlined,
  },
  schemeRules: {
    load: () =>
      import(/* webpackChunkName: "page-scheme" */ '../features/scheme/SchemePage').then((file) => file.SchemePage),
    Icon: RuleOutlined,
  },
  fundManagement: {
    load: () =>
      import(/* webpackChunkName: "page-funds" */ '../features/funds/FundManagementPage').then(
        (file) => file.FundManagementPage,
      ),
    Icon: AccountBalanceOutlined,
  },
  userManagement: {
    load: () =>
      import(/* webpackChunkName: "page-users" */ '../features/users/UserManagementPage').then(
        (file) => file.UserManagementPage,
      ),
    Icon: GroupOutlined,
  },
  auditLogs: {
    load: () =>
      import(/* webpackChunkName: "page-audit" */ '../features/audit/AuditPage').then((file) => file.AuditPage),
    Icon: PolicyOutlined,
  },
  glossary: {
    load: () =>
      import(/* webpackChunkName: "page-glossary" */ '../features/glossary/GlossaryPage').then(
        (file) => file.GlossaryPage,
      ),
    Icon: SchoolOutlined,
  },
  settings: {
    load: () =>
      import(/* webpackChunkName: "page-settings" */ '../features/settings/SettingsPage').then(
        (file) => file.SettingsPage,
      ),
    Icon: SettingsOutlined,
  },
};
