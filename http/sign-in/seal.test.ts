import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of the test', 'session');

it('opens what it has closed, and shows none of it', async () => {
  const text = await seal.close({ accessToken: 'secret-token', refreshToken: undefined }, 60);
  expect(text).not.toContain('secret-token');
  expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('secret-token');
  expect(await seal.open(text)).toMatchObject({ accessToken: 'secret-token' });
});

it('does not open what was changed, is too old, or was sealed otherwise', async () => {
  const text = await seal.close({ accessToken: 'secret-token' }, 60);
  const changed = `${text.slice(0, -3)}${text.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  const others = [
    await createSeal('another secret', 'session').close({}, 60),
    await createSeal('a secret of the test', 'attempt').close({}, 60),
    await seal.close({}, -1),
  ];
  for (const each of [changed, ...others, 'no seal', '', undefined])
    expect(await seal.open(each)).toBeUndefined();
});
