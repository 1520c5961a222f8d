import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { MONOSPACE } from '../../ui/theme/components.ts';
import { type Line, lineDifferences } from './line-differences.ts';
import { prettyText } from './pretty-text.ts';

/** Characters of answers that are compared: a recorded one may have been cut there, and more would take long. */
const COMPARED_TEXT = 20_000;

interface AnswerDifferencesProps {
  recorded: string;
  repeated: string;
}

/** What has changed between two answers of a call, line by line. */
export function AnswerDifferences({ recorded, repeated }: AnswerDifferencesProps) {
  const say = useText();
  // A recorded answer is kept up to a length, so that nothing is known of what comes after it.
  const isCut = recorded.length >= COMPARED_TEXT;
  const lines = useMemo(
    () => lineDifferences(linesOf(recorded, isCut), linesOf(repeated, isCut)),
    [recorded, repeated, isCut],
  );
  const cut = isCut ? ` ${say('inspector.cutComparison')}` : '';
  if (lines.length === 0) return <Typography variant="body2">{say('inspector.sameBody') + cut}</Typography>;
  return (
    <>
      <Typography variant="body2">{say('inspector.otherBody') + cut}</Typography>
      <Box
        role="region"
        tabIndex={0}
        aria-label={say('inspector.differences')}
        sx={{
          ...{ p: 2, maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 },
          ...{ bgcolor: 'background.default', fontSize: 12, lineHeight: 1.5, fontFamily: MONOSPACE },
          whiteSpace: 'pre',
        }}
      >
        {lines.map((line, index) => (
          <DifferenceLine key={index} line={line} />
        ))}
      </Box>
    </>
  );
}

const MARKS = {
  same: { mark: ' ', element: 'div', color: 'text.secondary' },
  removed: { mark: '−', element: 'del', color: 'error.main' },
  added: { mark: '+', element: 'ins', color: 'primary.main' },
} as const;

function DifferenceLine({ line }: { line: Line }) {
  const say = useText();
  if (line.kind === 'leftOut')
    return <Box sx={{ color: 'text.secondary' }}>{say('inspector.leftOut', { count: line.count })}</Box>;
  const { mark, element, color } = MARKS[line.kind];
  return (
    <Box component={element} sx={{ display: 'block', textDecoration: 'none', color }}>
      {mark} {line.text}
    </Box>
  );
}

/** An answer that is cut off is no JSON any more; it is broken where its members begin. */
function linesOf(text: string, isCut: boolean): string[] {
  return isCut ? text.slice(0, COMPARED_TEXT).split(/(?<=[,{[])/) : prettyText(text).split('\n');
}
