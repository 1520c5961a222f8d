import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { CategoryLine } from './CategoryLine.tsx';
import { treeStep } from './tree-keys.ts';
import type { TreeRow } from './tree-rows.ts';
import type { CategoryChoice } from './use-categories.ts';

interface CategoryTreeProps {
  rows: readonly TreeRow[];
  chosen: CategoryChoice;
  onOpen: (id: string, isOpen: boolean) => void;
}

/** A tree with a box to tick on each line. One line takes the focus, arrow keys lead to the others. */
export function CategoryTree({ rows, chosen, onOpen }: CategoryTreeProps) {
  const say = useText();
  const tree = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const focused = rows.some(({ id }) => id === last) ? last : rows[0]?.id;
  const toggle = (id: string) => !chosen.isSaving && chosen.toggle(id);
  const press = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = treeStep(rows, focused ?? '', event.key);
    if (!step) return;
    event.preventDefault();
    if ('toggle' in step) toggle(step.toggle);
    if ('open' in step) onOpen(step.open, true);
    if ('close' in step) onOpen(step.close, false);
    if ('focus' in step)
      tree.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(step.focus)}"]`)?.focus();
  };
  return (
    <Box
      ref={tree}
      role="tree"
      aria-label={say('categories.all')}
      aria-multiselectable
      onKeyDown={press}
      onFocus={({ target }) => setLast((target as HTMLElement).dataset.category)}
    >
      {rows.map((row) => (
        <CategoryLine
          key={row.id}
          row={row}
          isChosen={chosen.choice.ids.includes(row.id)}
          isMain={chosen.choice.mainId === row.id}
          hasFocus={row.id === focused}
          onToggle={() => toggle(row.id)}
          onOpen={(isOpen) => onOpen(row.id, isOpen)}
        />
      ))}
    </Box>
  );
}
