import { Box } from '@mui/material';

const COLORS: Record<string, string> = {
  GET: 'primary.main',
  DELETE: 'error.main',
  POST: 'info.main',
};

/** The HTTP method of a call, by its colour. */
export function MethodMark({ method }: { method: string }) {
  return (
    <Box
      component="span"
      sx={{
        width: 52,
        flex: 'none',
        fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
        fontSize: 11,
        fontWeight: 700,
        color: COLORS[method] ?? 'warning.main',
      }}
    >
      {method}
    </Box>
  );
}
