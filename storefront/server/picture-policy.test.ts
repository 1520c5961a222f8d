import { expect, test } from 'vitest';
import { contentSecurityPolicy, withNonce } from '#http/security/content-security-policy.ts';
import { picturePolicy } from './picture-policy.ts';

test('SF-PICTURE-07 pages load pictures of any https address, and nothing else from elsewhere', () => {
  const policy = contentSecurityPolicy(withNonce('n0nce'), true, picturePolicy);
  const sources = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
  expect(sources.get('img-src')).toEqual(["'self'", 'data:', 'https:']);
  const elsewhere = [...sources].filter(([, allowed]) => allowed.includes('https:')).map(([name]) => name);
  expect(elsewhere).toEqual(['img-src']);
});
