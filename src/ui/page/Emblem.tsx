import Box from '@mui/material/Box';
import { emblemShapes } from '../../reference/emblem';

/** The portal's mark: a crested crane on a forest shield. Decoration; the portal's title stands beside it. */
export function Emblem({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      focusable={false}
      sx={{ display: 'block', flex: 'none', width: size, height: size }}
    >
      {emblemShapes.map((shape) => (
        <path
          key={shape.path}
          d={shape.path}
          fill={'fill' in shape ? shape.fill : 'none'}
          {...('stroke' in shape && { stroke: shape.stroke, strokeWidth: shape.strokeWidth, strokeLinecap: 'round' })}
        />
      ))}
    </Box>
  );
}
