import type { TreeRow } from './tree-rows.ts';

/** What a key does in a tree. */
export type TreeStep = { focus: string } | { open: string } | { close: string } | { toggle: string };

/** The step of a key on the line with the focus, as trees have it on every system; undefined for other keys. */
export function treeStep(rows: readonly TreeRow[], focused: string, key: string): TreeStep | undefined {
  const at = rows.findIndex(({ id }) => id === focused);
  const row = rows[at];
  if (!row) return undefined;
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[at + 1]);
    case 'ArrowUp':
      return focusOn(rows[at - 1]);
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'ArrowRight':
      return row.isOpen === false ? { open: row.id } : row.isOpen ? focusOn(rows[at + 1]) : undefined;
    case 'ArrowLeft':
      return row.isOpen ? { close: row.id } : focusOn(rows.find(({ id }) => id === row.parentId));
    case ' ':
    case 'Enter':
      return { toggle: row.id };
    default:
      return key.length === 1 ? focusOn(nextWith(rows, at, key)) : undefined;
  }
}

const focusOn = (row: TreeRow | undefined): TreeStep | undefined => row && { focus: row.id };

/** The next line whose name begins with a letter, from the top again after the last one. */
function nextWith(rows: readonly TreeRow[], at: number, letter: string): TreeRow | undefined {
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const start = letter.toLocaleLowerCase('de');
  return inOrder.find(({ name }) => name.toLocaleLowerCase('de').startsWith(start));
}
