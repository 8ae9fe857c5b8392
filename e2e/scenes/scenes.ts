import { audit, emptyRegister, reports, schedules, scheme, settings, users } from './administration';
import { approvals, claimOfAnOfficer, claimsList, committee, finance, verification } from './claims';
import { idle, signIn, unlocking, waiting } from './entering';
import { mending } from './mending';
import { spreadsheet, wizard } from './registering';
import type { Scene, SceneGroup } from './scene';
import { committeeAtHome, officerAtHome } from './shell';

/** All there is to see of the portal. */
export const sceneGroups: readonly SceneGroup[] = [
  signIn,
  idle,
  waiting,
  unlocking,
  officerAtHome,
  committeeAtHome,
  claimsList,
  claimOfAnOfficer,
  verification,
  committee,
  approvals,
  finance,
  ...mending,
  wizard,
  spreadsheet,
  reports,
  schedules,
  scheme,
  users,
  audit,
  settings,
  emptyRegister,
];

const part = process.env['SCENE'] ?? '';

/** The scenes that SCENE asks for by a part of their name; all of them without it. */
export const isAsked = ({ name }: Scene) => name.includes(part);

if (!sceneGroups.some(({ scenes }) => scenes.some(isAsked))) throw new Error(`no scene named "${part}"`);
