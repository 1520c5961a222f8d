import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { kindOf } from '../blocks/block.ts';
import type { Fault } from '../blocks/faults.ts';
import { LANGUAGE_NAMES } from '../languages.ts';
import type { Edits } from './use-edits.ts';
import type { Saving } from './use-saving.ts';

/** What keeps a content from being written: block, language and reason, each a way to its field. */
export function FaultList({ edits, saving: { faults } }: { edits: Edits; saving: Saving }) {
  const say = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  const placeOf = ({ blockId }: Fault) => {
    const at = edits.blocks.findIndex(({ id }) => id === blockId);
    const block = edits.blocks[at];
    return block ? `${at + 1}. ${say(`contentPages.kind_${kindOf(block)}`)}` : say('contentPages.pageTitle');
  };
  const leadTo = ({ blockId, language, place }: Fault) => {
    const field = `[data-block="${blockId ?? 'titles'}"] [data-field="${language} ${place}"]`;
    document.querySelector<HTMLElement>(`${field} :is(input, textarea)`)?.focus();
  };
  return (
    <Alert severity="error" ref={box} tabIndex={-1}>
      <AlertTitle>{say('contentPages.refused')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {faults.map((fault) => (
          <li key={`${fault.blockId} ${fault.language} ${fault.place}`}>
            <Link component="button" type="button" color="inherit" onClick={() => leadTo(fault)}>
              {placeOf(fault)}, {say(LANGUAGE_NAMES[fault.language])}
            </Link>
            : {say(fault.reason, fault.values)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
