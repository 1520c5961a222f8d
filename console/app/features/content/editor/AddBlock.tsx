import { useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { newKindsOf } from '../blocks/new-block.ts';
import { AddMenu } from './AddMenu.tsx';
import type { Edits } from './use-edits.ts';

/** Adds a block of a chosen kind at the end of its part, and leads to its first field. */
export function AddBlock({ edits }: { edits: Edits }) {
  const say = useText();
  const added = useRef<string>(undefined);
  const leadTo = () => {
    const block = added.current;
    added.current = undefined;
    if (block) document.querySelector<HTMLElement>(`[data-block="${block}"] :is(input, textarea)`)?.focus();
  };
  return (
    <AddMenu
      label={say('contentPages.add')}
      entries={newKindsOf(edits.base.type).map((kind) => ({
        key: kind,
        text: say(`contentPages.kind_${kind}`),
        onChoose: () => {
          added.current = edits.add(kind);
        },
      }))}
      onClosed={leadTo}
    />
  );
}
