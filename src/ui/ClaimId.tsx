import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { touch } from './media';

const face = ({ theme }: { theme: Theme }) =>
  ({ fontFamily: theme.typography.fontFamilyMono, fontSize: '0.8125rem', whiteSpace: 'nowrap' }) as const;

const Face = styled('span')(face);

const linkFace = ({ theme }: { theme: Theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'inherit' },
});

/** Room for a finger around the one line. */
const roomAround = {
  [touch]: { position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-14px -8px' } },
} as const;

const FaceLink = styled(Link)(face, linkFace, roomAround);

const PlainFaceLink = styled('a')(face, linkFace);

/** A claim's id in its monospaced face; with `to` it leads there. */
export function ClaimId({ id, to }: { id: string; to?: string }) {
  return to ? <FaceLink to={to}>{id}</FaceLink> : <Face>{id}</Face>;
}

/** As `ClaimId` with `to`, in a list that follows clicks on its links itself. */
export function ClaimIdLink({ id, href }: { id: string; href: string }) {
  return <PlainFaceLink href={href}>{id}</PlainFaceLink>;
}
