import { expect, it } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

it('leads back to the page with its query', () => {
  expect(signInAddress({ pathname: '/search', search: '?q=hals & rachen' })).toBe(
    '/login?from=%2Fsearch%3Fq%3Dhals%20%26%20rachen',
  );
});

it('does not lead back to itself', () => {
  expect(signInAddress({ pathname: '/en/login', search: '?from=%2Fcart' })).toBe('/login?from=%2Fcart');
});

it('leads back from an address of any length, and stays short itself', () => {
  const long = 'x'.repeat(5000);
  expect(signInAddress({ pathname: '/search', search: `?q=${long}` })).toBe('/login?from=%2Fsearch');
  expect(signInAddress({ pathname: `/info/${long}` })).toBe('/login?from=%2F');
  expect(signInAddress({ pathname: '/login', search: `?from=${long}` })).toBe('/login');
});
