import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { MenuEntry } from '../../../ui/MenuEntry.tsx';
import { PageMenu } from '../../../ui/PageMenu.tsx';
import { type NewKind, newKindsOf } from '../blocks/new-block.ts';
import type { Edits } from './use-edits.ts';

/** Adds a block of a chosen kind at the end of its part, and leads to its first field. */
export function AddBlock({ edits }: { edits: Edits }) {
  const say = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const added = useRef<string>(undefined);
  const kinds = newKindsOf(edits.base.type);
  const add = (kind: NewKind) => {
    added.current = edits.add(kind);
    setAnchor(null);
  };
  const leadTo = () => {
    const block = added.current;
    added.current = undefined;
    if (block) document.querySelector<HTMLElement>(`[data-block="${block}"] :is(input, textarea)`)?.focus();
  };
  if (kinds.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Plus size={16} />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ justifySelf: 'start' }}
      >
        {say('contentPages.add')}
      </Button>
      <PageMenu
        label={say('contentPages.add')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onClosed={leadTo}
      >
        {kinds.map((kind) => (
          <MenuEntry key={kind} icon={Plus} onClick={() => add(kind)}>
            {say(`contentPages.kind_${kind}`)}
          </MenuEntry>
        ))}
      </PageMenu>
    </>
  );
}
