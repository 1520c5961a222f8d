import { expect, test } from 'vitest';
import { contentSecurityPolicy, withNonce } from '#http/security/content-security-policy.ts';
import { pagePolicy } from './page-policy.ts';

function sourcesOf(statisticsUrl?: string) {
  const policy = contentSecurityPolicy(withNonce('n0nce'), true, pagePolicy({ statisticsUrl }));
  return new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
}

test('SF-PICTURE-07 pages load pictures of any https address, and nothing else from elsewhere', () => {
  const sources = sourcesOf();
  expect(sources.get('img-src')).toEqual(["'self'", 'data:', 'https:']);
  const elsewhere = [...sources].filter(([, allowed]) => allowed.some((source) => /^https:/.test(source)));
  expect(elsewhere.map(([name]) => name)).toEqual(['img-src']);
});

test('SF-STATISTICS-01 pages reach the place that counts visits, where there is one', () => {
  expect(sourcesOf('https://statistics.example/events?shop=1').get('connect-src')).toEqual([
    "'self'",
    'https://statistics.example',
  ]);
  expect(sourcesOf().get('connect-src')).toEqual(["'self'"]);
});
