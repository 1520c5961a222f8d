import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { shownOf } from '../contents.ts';
import { LANGUAGES } from '../languages.ts';
import { Differences } from '../versions/Differences.tsx';
import { wordDifferences } from '../versions/word-differences.ts';
import { merged } from './merge.ts';
import { type Edits, editedOf } from './use-edits.ts';
import { isNewer, type Saving } from './use-saving.ts';

/** Somebody else has saved the content meanwhile: what they changed, and what becomes of it. */
export function ContentConflict({ edits, saving }: { edits: Edits; saving: Saving }) {
  const say = useText();
  const heading = useRef<HTMLDivElement>(null);
  const { theirs } = saving;
  useEffect(() => {
    if (theirs) heading.current?.focus();
  }, [theirs]);
  if (!theirs) return null;
  const { base, start, titles, blocks } = edits;
  const changed = LANGUAGES.filter((language) => isNewer(theirs, base, language));
  const differences = changed.flatMap((language) => {
    const [before, after] = [base.sides[language], theirs.sides[language]];
    return before && after ? wordDifferences(base.type, language, shownOf(before), shownOf(after)) : [];
  });
  const both = merged(start, { titles, blocks }, editedOf(theirs));
  const goOn = (edited: Parameters<Edits['rebase']>[1]) => {
    edits.rebase(theirs, edited);
    saving.settle();
  };
  const who =
    changed.map((language) => theirs.sides[language]?.modifiedBy).find(Boolean) ?? say('merge.theirs');
  return (
    <Alert severity="warning" ref={heading} tabIndex={-1}>
      <AlertTitle>{say('record.conflict')}</AlertTitle>
      <p>{say('contentPages.conflict', { who })}</p>
      <Differences differences={differences} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {both && (
          <Button variant="contained" onClick={() => goOn(both)}>
            {say('contentPages.mergeBoth')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => goOn({ titles, blocks })}>
          {say('contentPages.keepMine')}
        </Button>
        <Button variant="outlined" onClick={() => goOn(editedOf(theirs))}>
          {say('contentPages.takeTheirs')}
        </Button>
      </Box>
    </Alert>
  );
}
