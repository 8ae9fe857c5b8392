import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { roles } from '../../domain/user/roles';
import type { Session } from '../../domain/user/user';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSession } from '../../store/session/selectors';
import { initials, placeLabel } from '../../ui/text/userText';
import { useOnDemand } from '../../ui/onDemand/useOnDemand';
import { visuallyHidden, VisuallyHidden } from '../../ui/page/VisuallyHidden';
import { loadUserMenu } from './shellMenus';
import { UserNames } from './UserNames';

type UserMenuProps = {
  /** There is room for who is signed in beside the picture; else the menu says it. */
  named: boolean;
  onListShortcuts: () => void;
};

export function UserMenu(props: UserMenuProps) {
  const session = useAppSelector(selectSession);
  return session && <SignedInMenu session={session} {...props} />;
}

function SignedInMenu({ session, named, onListShortcuts }: UserMenuProps & { session: Session }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { piece: menu, demand } = useOnDemand(loadUserMenu);
  const post = `${t(roles[session.role].label)}, ${placeLabel(session.district, t)}`;

  return (
    <>
      <ButtonBase
        onClick={(event) => {
          demand();
          setAnchor(event.currentTarget);
        }}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined && anchor !== null}
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
        <VisuallyHidden>{t('User menu')}: </VisuallyHidden>
        <Avatar
          sx={{
            width: '2rem',
            height: '2rem',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            typography: 'subtitle2',
          }}
        >
          {initials(session.name)}
        </Avatar>
        {/* Part of the button's name in either case, as its initials are: whoever speaks to the page says what is seen. */}
        <Box sx={named ? { maxWidth: '17.5rem' } : visuallyHidden}>
          <UserNames session={session} post={post} />
        </Box>
      </ButtonBase>
      {menu && (
        <menu.UserMenuList
          session={session}
          post={post}
          named={named}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onListShortcuts={onListShortcuts}
        />
      )}
    </>
  );
}
