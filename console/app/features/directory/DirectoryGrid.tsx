import { Paper } from '@mui/material';
import type { ObjectDirectoryEntry } from '#client/records/types.ts';
import { DirectoryEntry } from './DirectoryEntry.tsx';

/** Objects side by side, as many as there is room for. */
export function DirectoryGrid({ entries }: { entries: ObjectDirectoryEntry[] }) {
  return (
    <Paper
      variant="outlined"
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        gap: '1px',
        overflow: 'hidden',
      }}
    >
      {entries.map((entry) => (
        <DirectoryEntry key={entry.apiName} entry={entry} />
      ))}
    </Paper>
  );
}
