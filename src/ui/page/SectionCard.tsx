import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

type SectionCardProps = {
  title: ReactNode;
  /** One line under the heading. */
  description?: ReactNode;
  actions?: ReactNode;
  /** Given where the focus moves to the section when it appears. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A part of a page in an outlined card, named by its heading. */
export function SectionCard({ title, description, actions, ref, children }: SectionCardProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={headingId}
      // Where it has the focus to be read out, a ring would look like a choice.
      sx={{ outline: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: 48,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: description ? '1 1 160px' : '1 1 auto', minWidth: 0 }}>
          <Typography id={headingId} variant="h2">
            {title}
          </Typography>
          {description && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {description}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      <Box sx={{ p: 2 }}>{children}</Box>
    </Card>
  );
}
