import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isolated } from '../../i18n/isolated';

type OfferButtonProps = {
  /** Of the photo that says it. */
  name: string;
  children: string;
  onClick: () => void;
};

/** Fills in what a photo says, when pressed. */
export function OfferButton({ name, children, onClick }: OfferButtonProps) {
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<PhotoCameraOutlined />}
      onClick={onClick}
      sx={{ maxWidth: 1, textAlign: 'left' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box>{children}</Box>
        <Box title={isolated(name)} sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {isolated(name)}
        </Box>
      </Box>
    </Button>
  );
}
