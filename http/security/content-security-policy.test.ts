import { expect, it } from 'vitest';
import { contentSecurityPolicy, withNonce } from './content-security-policy.ts';

it('allows inline scripts by the nonce only, and frames never', () => {
  const policy = contentSecurityPolicy(withNonce('abc'), false).split('; ');
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.filter((directive) => /^(?:script|default)/.test(directive)).join()).not.toContain('unsafe');
});

it('can be widened by directive', () => {
  const policy = contentSecurityPolicy(withNonce('abc'), true, {
    'connect-src': ['wss:'],
    'frame-src': ['https://pay.example'],
  });
  expect(policy).toContain("connect-src 'self' wss:");
  expect(policy).toContain('frame-src https://pay.example');
  expect(policy).toContain('upgrade-insecure-requests');
});
