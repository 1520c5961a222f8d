import { expect, test } from 'vitest';
import { getVersions } from './getVersions.ts';

test('the versions are listed from 50.0 to 66.0 with the season of each', async () => {
  const { body } = await getVersions({} as never, {} as never);
  expect(body).toHaveLength(17);
  expect(body?.[0]).toEqual({ label: "Winter '21", url: '/services/data/v50.0', version: '50.0' });
  expect(body?.[14]).toEqual({ label: "Summer '25", url: '/services/data/v64.0', version: '64.0' });
  expect(body?.at(-1)).toEqual({ label: "Spring '26", url: '/services/data/v66.0', version: '66.0' });
});
