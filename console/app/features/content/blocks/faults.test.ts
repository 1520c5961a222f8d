import { expect, test } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import type { Entry } from './block.ts';
import { faultsOf } from './faults.ts';
import { toBlocks } from './to-blocks.ts';

const { platform } = stubPlatform(
  routedFetch({ 'POST /list-records/ManagedContent/AllContent': async () => [200, { records: [] }] } as never)
    .fetch,
);
const pictures = { altOf: (key: string) => ({ STUMM: '', SPRICHT: 'Eine Packung' })[key] };
const layout = (...elements: object[]) => ({ type: 'layout', columns: [{ elements }] });

async function faults(sections: Entry[]) {
  const blocks = toBlocks('offizin__service', { de: { sections } });
  const found = await faultsOf(platform, { de: 'Seite' }, blocks, pictures);
  return found.map(({ place, reason }) => [place, reason]);
}

test.each([
  [
    [layout({ kind: 'text', title: '', text: '' })],
    [
      [0, 'contentPages.missingText'],
      [1, 'contentPages.missingText'],
    ],
  ],
  [[layout({ kind: 'link', text: 'Los', link: 'javascript:alert(1)' })], [[1, 'contentPages.linkForm']]],
  [[layout({ kind: 'link', text: 'Los', link: '/info/nichts' })], [[1, 'contentPages.linkDead']]],
  [[layout({ kind: 'link', text: 'Los', link: '' })], [[1, 'contentPages.linkMissing']]],
  [[layout({ kind: 'link', text: '', link: '/login' })], [[0, 'contentPages.missingText']]],
  [[layout({ kind: 'text', title: 'x'.repeat(256), text: '' })], [[0, 'field.tooLong']]],
  [
    [layout({ kind: 'picture', image: { contentKey: '' } })],
    [
      [0, 'contentPages.missingPicture'],
      [1, 'contentPages.missingAlt'],
    ],
  ],
  [
    [layout({ kind: 'picture', image: { contentKey: 'WEG' } })],
    [
      [0, 'contentPages.noPicture'],
      [1, 'contentPages.missingAlt'],
    ],
  ],
  [[layout({ kind: 'picture', image: { contentKey: 'STUMM' } })], [[1, 'contentPages.missingAlt']]],
])('RD-CONTENT-02 %j is refused with the reason', async (sections, expected) => {
  expect(await faults(sections)).toEqual(expected);
});

test.each([
  [layout({ kind: 'text', title: 'Nur eine Überschrift', text: '' })],
  [layout({ kind: 'picture', image: { contentKey: 'SPRICHT' } })],
  [layout({ kind: 'picture', image: { contentKey: 'STUMM' }, altText: 'Was darauf ist' })],
  [layout({ kind: 'picture', image: { contentKey: 'STUMM' }, altText: '' })],
  [{ type: 'form', title: 'Fragen', text: '', action: { kind: 'message' } }],
  [{ type: 'products' }],
])('RD-CONTENT-02 %j is not refused', async (section) => {
  expect(await faults([section])).toEqual([]);
});

test('RD-CONTENT-02 a title and a running text are needed in each language that the content has', async () => {
  const blocks = toBlocks('offizin__page', { de: { text: 'Da' }, en: { text: 'There' } });
  const emptied = blocks.map((block) => ({
    ...block,
    entries: { ...block.entries, en: { type: 'paragraph', text: ' ' } },
  }));
  const found = await faultsOf(platform, { de: 'Seite', en: '' }, emptied, pictures);
  expect(found).toMatchObject([
    { blockId: undefined, language: 'en' },
    { blockId: blocks[0]?.id, language: 'en', reason: 'contentPages.missingText' },
  ]);
});

test.each([
  [{ buttonText: 'Los', buttonLink: '' }, [[2, 'contentPages.linkMissing']]],
  [{ buttonText: 'Los', buttonLink: 'javascript:alert(1)' }, [[2, 'contentPages.linkForm']]],
  [{ buttonText: '', buttonLink: '' }, []],
  [{ image: { contentKey: 'WEG' } }, [[1, 'contentPages.noPicture']]],
  [{ image: { contentKey: 'STUMM' } }, []],
])('RD-CONTENT-02 a banner with %j has these faults', async (body, expected) => {
  const blocks = toBlocks('offizin__banner', { de: { caption: 'Da', ...body } });
  const found = await faultsOf(platform, { de: 'Banner' }, blocks, pictures);
  expect(found.map(({ place, reason }) => [place, reason])).toEqual(expected);
});
