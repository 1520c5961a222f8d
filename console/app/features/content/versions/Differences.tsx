import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useText } from '../../../i18n/use-text.ts';
import type { BlockDifference, WordPart } from './word-differences.ts';

/** What was added and removed, block by block. */
export function Differences({ differences }: { differences: readonly BlockDifference[] }) {
  const say = useText();
  if (differences.length === 0)
    return <Typography color="textSecondary">{say('contentPages.noDifference')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
      {differences.map(({ kind, parts }, place) => (
        <div key={place}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {say(kind === 'title' ? 'contentPages.pageTitle' : `contentPages.kind_${kind}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {parts.map((part, at) => (
              <Words key={at} part={part} />
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Words({ part: { kind, text } }: { part: WordPart }) {
  const say = useText();
  if (kind === 'same') return text;
  const isAdded = kind === 'added';
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={{
        color: 'text.primary',
        bgcolor: isAdded ? 'rgba(46, 160, 67, 0.18)' : 'rgba(218, 54, 51, 0.16)',
        textDecoration: isAdded ? 'underline' : 'line-through',
      }}
    >
      <span style={visuallyHidden}>
        {say(isAdded ? 'contentPages.wordsAdded' : 'contentPages.wordsRemoved')}{' '}
      </span>
      {text}
    </Box>
  );
}
