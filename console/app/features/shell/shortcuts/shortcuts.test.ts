import { describe, expect, it } from 'vitest';
import { nextPlace } from '../../grid/use-grid-focus.ts';
import { shortcuts } from './shortcuts.ts';

const CENTRE = { row: 50, column: 3 };
const BOUNDS = { rows: 100, columns: 7, page: 10 };
/** What of a list is about moving. */
const MOVES = ['shortcuts.cells', 'shortcuts.rowEnds', 'shortcuts.listEnds', 'shortcuts.pages'];

const list = shortcuts.find(({ title }) => title === 'shortcuts.list');
const moves = (list?.rows ?? [])
  .filter(({ text }) => MOVES.includes(text))
  .flatMap((row) => row.combinations);

/** Where keys lead from the middle of a list. */
const placeBy = (keys: readonly string[]) =>
  nextPlace({ key: keys.at(-1) ?? '', ctrlKey: keys.includes('Control'), metaKey: false }, CENTRE, BOUNDS);

describe('the list of shortcuts', () => {
  it.each(moves.map((keys) => [keys]))('leads somewhere in a list by %j', (keys) => {
    const place = placeBy(keys);
    expect(place).toBeDefined();
    expect(place).not.toEqual(CENTRE);
  });

  it('has ten moves in a list, no two of them to the same place', () => {
    expect(new Set(moves.map((keys) => JSON.stringify(placeBy(keys)))).size).toBe(10);
  });

  it('says each thing once in each place', () => {
    for (const { rows } of shortcuts) {
      const texts = rows.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
