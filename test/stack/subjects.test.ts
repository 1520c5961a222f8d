import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bundles, readBundles } from '#mock/engine/prism/contract.ts';
import { optionalMembers } from '#mock/engine/reshape/optional-members.ts';
import { SUBJECTS, subjectsOf } from './subjects.ts';

const JOURNEYS = join(import.meta.dirname, '../journeys');
/** Most of the optional members that journeys of one file may keep. */
const MOST_SHARE = 0.1;

let optional: ReadonlySet<string>;
beforeAll(async () => {
  const { commerce, cms, 'record-data': records, platform }: Bundles = await readBundles();
  const bundles = [commerce, cms, records, platform];
  optional = new Set(bundles.flatMap((bundle) => [...optionalMembers(bundle)]));
});

describe('members that journeys are about', () => {
  it.each(Object.entries(SUBJECTS))('%s names members that no contract requires', (_, members) => {
    expect(members.filter((member) => !optional.has(member))).toEqual([]);
  });

  it.each(Object.keys(SUBJECTS))('%s is a file of journeys', (file) => {
    expect(existsSync(join(JOURNEYS, file))).toBe(true);
  });

  it('are few beside those that are left out', () => {
    for (const members of Object.values(SUBJECTS))
      expect(new Set(members).size / optional.size).toBeLessThan(MOST_SHARE);
  });

  it('are none for a journey that names none', () => {
    expect(subjectsOf(['other-platforms.spec.ts', 'pages of the shop'])).toEqual([]);
  });
});
