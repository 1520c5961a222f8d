import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '#scripts/generate/contracts.ts';
import { accessMutants } from './access.ts';
import { availabilityMutants } from './availability.ts';
import { changed } from './source-mutant.ts';

it.each(Object.entries({ ...accessMutants, ...availabilityMutants }))(
  'the places that are changed so that %s are in the code once',
  (_, { changes }) => {
    for (const change of changes) {
      const text = readFileSync(join(REPOSITORY, change.file), 'utf8');
      expect(changed(text, change)).not.toBe(text);
    }
  },
);
