import { Alert, Box } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import type { RefusedFile } from './use-picture-edits.ts';

/** Files that were chosen and cannot become pictures, each with its reason. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  const say = useText();
  return (
    <Box role="alert" sx={{ px: 4, pb: files.length > 0 ? 4 : 0, display: 'grid', gap: 2 }}>
      {files.map(({ name, reason }, index) => (
        <Alert key={`${index} ${name}`} severity="error" role="presentation">
          {say('pictures.refused', { name, reason })}
        </Alert>
      ))}
    </Box>
  );
}
