import Logout from '@mui/icons-material/LogoutOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { roles } from '../../domain/roles';
import type { Session } from '../../domain/user';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { signOut } from '../../store/session/commands';
import { selectSession } from '../../store/session/selectors';
import { placeLabel } from './placeLabel';
import { ThemeItems } from './ThemeItems';

export function UserMenu() {
  const session = useAppSelector(selectSession);
  return session && <SignedInMenu session={session} />;
}

function SignedInMenu({ session }: { session: Session }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const post = `${t(roles[session.role].label)}, ${placeLabel(session.district, t)}`;

  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t('User menu: {{name}}, {{post}}', { name: session.name, post })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{
          display: 'flex',
          gap: 1,
          minWidth: 44,
          minHeight: 44,
          px: { md: 1 },
          borderRadius: 1,
          textAlign: 'start',
          // Inside its own bounds: the edge of the screen is near.
          '&:focus-visible': { outlineOffset: -2 },
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Avatar
          sx={{
            width: 32,
            height: 32,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            typography: 'subtitle2',
          }}
        >
          {initials(session.name)}
        </Avatar>
        <Box sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 280 }}>
          <Names session={session} post={post} />
        </Box>
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // In the header's landmark, where a screen reader expects it.
        container={() => anchor?.closest('header') ?? null}
        variant="menu"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': t('User menu') }, paper: { sx: { mt: 0.5, minWidth: 240, maxWidth: 320 } } }}
      >
        <Box component="li" role="none" sx={{ display: { md: 'none' }, px: 2, pb: 1 }}>
          <Names session={session} post={post} />
        </Box>
        <ThemeItems />
        <Divider component="li" sx={{ my: 0.5 }} />
        <MenuItem onClick={() => void dispatch(signOut())}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {t('Sign Out')}
        </MenuItem>
      </Menu>
    </>
  );
}

function Names({ session, post }: { session: Session; post: string }) {
  return (
    <>
      <Box sx={{ typography: 'subtitle2', lineHeight: 1.3, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {session.name}
      </Box>
      <Box
        sx={{
          typography: 'caption',
          lineHeight: 1.3,
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {post}
      </Box>
    </>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words[words.length - 1] : undefined];
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
