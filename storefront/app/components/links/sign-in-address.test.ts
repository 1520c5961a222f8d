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
