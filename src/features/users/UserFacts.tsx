import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { areaNames, areaOf } from '../../domain/access/areas';
import { accountRoles, roles } from '../../domain/user/roles';
import { userStatuses, type User } from '../../domain/user/user';
import { useTranslation } from '../../i18n/useTranslation';
import { useFormats } from '../../ui/text/formats';
import { initials, placeLabel } from '../../ui/text/userText';
import { ToneChip } from '../../ui/labels/chips';

/* What a row of the grid and a card on a phone both show of an account. */

/** A cell of the grid cuts a long line off; a card has no tooltip on a phone, and lets it wrap. */
const twoLines = {
  minWidth: 0,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
const upToTwoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.4,
} as const;
const second = { typography: 'body2', lineHeight: 1.4, color: 'text.secondary' } as const;

/** Initials and name, with what stands under the name. */
export function UserName({ user, children }: { user: User; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar
        aria-hidden
        sx={{ width: 32, height: 32, bgcolor: 'tones.grey.ground', color: 'tones.grey.text', typography: 'subtitle2' }}
      >
        {initials(user.name)}
      </Avatar>
      <Box sx={twoLines}>
        <Box title={user.name} sx={{ fontWeight: 600 }}>
          {user.name}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

export function UserEmail({ user }: { user: User }) {
  return (
    <Box title={user.email} sx={{ ...second, overflowWrap: 'anywhere' }}>
      {user.email}
    </Box>
  );
}

export function UserPost({ user }: { user: User }) {
  const { t } = useTranslation();
  const place = placeLabel(user.district, t);
  const where = user.areas
    ? `${place} · ${t('Works in {{areas}}', { areas: areaNames(user.areas.map(areaOf)) })}`
    : place;
  return (
    <Box sx={twoLines}>
      <div>{t(accountRoles[user.role].label)}</div>
      <Box sx={second} title={where}>
        {where}
      </Box>
    </Box>
  );
}

/** The desks by their names, as far as two lines hold them. */
export function UserDesks({ user }: { user: User }) {
  const names = useDesks(user);
  return (
    <Box title={names} sx={upToTwoLines}>
      {names}
    </Box>
  );
}

export function useDesks({ desks }: User) {
  const { t } = useTranslation();
  return desks.map((desk) => t(roles[desk].label)).join(', ');
}

export function UserStatusChip({ user }: { user: User }) {
  const { t } = useTranslation();
  const { label, tone } = userStatuses[user.status];
  return <ToneChip tone={tone} label={t(label)} />;
}

/** Last login and the day the account was opened. */
export function UserActivity({ user }: { user: User }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <Box sx={twoLines}>
      <div>
        {user.lastLogin ? t('Last login {{date}}', { date: date(user.lastLogin) }) : t('Has not signed in yet')}
      </div>
      <Box sx={second}>{t('Joined {{date}}', { date: date(user.joinDate) })}</Box>
    </Box>
  );
}
