import type { TextKey } from '../../../i18n/messages.ts';
import { HELP_KEY } from './use-help-key.ts';

/** What keys do; several combinations do it alike or in several directions. */
export interface ShortcutRow {
  /** Combinations of keys by the names that browsers give them, pressed together. */
  readonly combinations: readonly (readonly string[])[];
  readonly text: TextKey;
}

/** Shortcuts of one place of the console. */
export interface ShortcutSection {
  readonly title: TextKey;
  readonly rows: readonly ShortcutRow[];
}

const row = (text: TextKey, ...combinations: readonly string[][]): ShortcutRow => ({ combinations, text });

/** The keys of the quick search. */
export const quickSearchKeys: readonly ShortcutRow[] = [
  row('search.hintMove', ['ArrowUp'], ['ArrowDown']),
  row('search.hintOpen', ['Enter']),
  row('search.hintClose', ['Escape']),
];

/** All shortcuts, place by place. */
export const shortcuts: readonly ShortcutSection[] = [
  {
    title: 'shortcuts.everywhere',
    rows: [
      row('shortcuts.search', ['Control', 'K']),
      row('shortcuts.favorites', ['Control', 'B']),
      row('shortcuts.undo', ['Control', 'Z']),
      row('shortcuts.help', [HELP_KEY]),
      row('shortcuts.close', ['Escape']),
    ],
  },
  { title: 'shortcuts.search', rows: quickSearchKeys },
  {
    title: 'shortcuts.list',
    rows: [
      row('shortcuts.cells', ['ArrowUp'], ['ArrowDown'], ['ArrowLeft'], ['ArrowRight']),
      row('shortcuts.rowEnds', ['Home'], ['End']),
      row('shortcuts.listEnds', ['Control', 'Home'], ['Control', 'End']),
      row('shortcuts.pages', ['PageUp'], ['PageDown']),
      row('shortcuts.open', ['Enter']),
      row('shortcuts.edit', ['F2']),
      row('shortcuts.copy', ['Control', 'C']),
      row('shortcuts.paste', ['Control', 'V']),
      row('shortcuts.choose', [' ']),
      row('shortcuts.chooseTo', ['Shift', ' ']),
      row('shortcuts.chooseAll', ['Control', 'A']),
    ],
  },
  {
    title: 'shortcuts.head',
    rows: [
      row('shortcuts.sort', ['Enter']),
      row('shortcuts.menu', ['Alt', 'ArrowDown']),
      row('shortcuts.width', ['ArrowLeft'], ['ArrowRight']),
    ],
  },
  {
    title: 'query.title',
    rows: [row('shortcuts.run', ['Control', 'Enter']), row('shortcuts.suggest', ['Control', ' '])],
  },
];
