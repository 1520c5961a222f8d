import { Box, Typography } from '@mui/material';

/** Links under a heading; nothing where there are none. */
export function NavigationGroup({
  title,
  isEmpty,
  children,
}: {
  title: string;
  isEmpty: boolean;
  children: React.ReactNode;
}) {
  if (isEmpty) return null;
  return (
    <Box className="nav-group" sx={{ mt: 4 }}>
      <Typography
        className="nav-text"
        variant="subtitle2"
        component="h2"
        color="textSecondary"
        sx={{ px: 2, pb: 1 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
