import { Box, LinearProgress, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import type { Upload } from './use-upload.ts';

/** What is on its way, what has arrived, and what has not and why. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const say = useText();
  return (
    <Box role="status" aria-label={say('files.uploads')} sx={{ px: 4, display: 'grid', gap: 2 }}>
      {uploads.map(({ key, name, share, problem, isDone }) => (
        <Box key={key} sx={{ pb: 2 }}>
          <Typography variant="body2" color={problem ? 'error' : 'textPrimary'}>
            {problem && say('files.failed', { name, problem })}
            {!problem && say(isDone ? 'files.done' : 'files.sending', { name })}
          </Typography>
          {!problem && !isDone && (
            <LinearProgress
              variant="determinate"
              value={Math.round(share * 100)}
              aria-label={say('files.sending', { name })}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
