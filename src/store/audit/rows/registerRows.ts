import { systemActor } from '../../../domain/audit/audit';
import { exportKinds } from '../../../domain/audit/exports';
import type { EventMeta, Replacement } from '../../events';
import { succeeded, success, type RowsByEvent } from './row';

const replacementActions = {
  restored: 'REGISTER_RESTORED',
  emptied: 'REGISTER_EMPTIED',
  sample: 'SAMPLE_LOADED',
  joined: 'SHARING_JOINED',
} as const satisfies Record<Replacement, string>;

/** What became of the register as a whole, and which files with people's data left it. */
export const registerRows = {
  'register/replaced': ({ how, takenAt, claimsBefore, records }, meta) => ({
    ...success(replacementActions[how], 'register', 'register'),
    details: {
      claimsBefore,
      claimsAfter: records.claims.length,
      ...(takenAt !== undefined && { takenAt }),
      ...chainDetails(meta),
    },
  }),
  /** How much of what came in; zeros say as much as the rest. */
  'register/merged': ({ from, exportedAt, counts, put }, meta) => {
    const { payments, drafts, users, fundLedger, audit } = put;
    return {
      ...success('REGISTER_MERGED', 'register', 'register'),
      details: {
        file: from,
        exportedAt,
        ...counts,
        payments: payments.length,
        drafts: drafts.length,
        users: users.length,
        fundEntries: fundLedger.length,
        auditEvents: audit.length,
        ...chainDetails(meta),
      },
    };
  },
  'audit/setAsideRemoved': ({ keys }) => ({
    ...success('SET_ASIDE_REMOVED', 'register', 'register'),
    details: { rows: keys.length, keys: keys.join(' ') },
  }),
  'audit/snapshotKept': ({ claims }) => ({
    ...success('SNAPSHOT_KEPT', 'register', 'register'),
    ...systemActor,
    details: { claims },
  }),
  'audit/fileTaken': ({ kind, resourceId, details }) => {
    const { action, resource, severity } = exportKinds[kind];
    return { ...succeeded(action, resource, resourceId), severity, details };
  },
} satisfies RowsByEvent;

/** What fixes the rows that came from elsewhere, and the log that was there before. */
const chainDetails = ({ seal }: EventMeta) => ({
  ...(seal?.outside !== undefined && { outsideDigest: seal.outside }),
  ...(seal?.ended !== undefined && { logBefore: seal.ended }),
});
