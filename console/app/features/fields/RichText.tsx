import { Box } from '@mui/material';

interface RichTextProps {
  html: string;
  /** What it is, for people who do not see it. */
  title: string;
}

/**
 * Text with markup, as whoever reads it sees it: in a frame of its own, where nothing runs, nothing is loaded, no form is
 * sent and no link leads anywhere.
 */
export function RichText({ html, title }: RichTextProps) {
  return (
    <Box
      component="iframe"
      srcDoc={html}
      sandbox=""
      title={title}
      tabIndex={0}
      sx={{
        display: 'block',
        width: 1,
        height: 'min(70dvh, 720px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
        colorScheme: 'light',
      }}
    />
  );
}
