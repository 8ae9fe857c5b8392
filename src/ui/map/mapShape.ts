/** The place of a map on a page: square on a phone. Its letters are those of a caption, and grow with the reader's. */
export const mapShape = {
  width: '100%',
  maxWidth: 640,
  aspectRatio: { xs: '1 / 1', sm: '8 / 5' },
  overflow: 'hidden',
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  typography: 'caption',
} as const;
