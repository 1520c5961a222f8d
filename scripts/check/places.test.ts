import { expect, it } from 'vitest';
import { checkPlaces, misplaced } from './places.ts';

it('finds no file of the project in a folder that the architecture does not have', async () => {
  expect(await checkPlaces()).toEqual({ code: 0, output: '' });
});

it.each([
  ['storefront/app/components/Foo.tsx', 'controls without knowledge of the shop go to ui/'],
  ['console/app/helpers/foo.ts', 'a screen to features/<feature>/'],
  ['mock/helpers/foo.ts', 'move the file to the lowest layer'],
  ['utils/foo.ts', 'what both apps need goes to client/'],
])('says of %s where it belongs', (file, instead) => {
  const [line, ...more] = misplaced([file, 'README.md', 'mock/main.ts', 'storefront/app/root.tsx']);
  expect(more).toEqual([]);
  expect(line).toContain(`${file}: `);
  expect(line).toContain(instead);
});
