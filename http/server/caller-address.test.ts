import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

const socket = { remoteAddress: '127.0.0.1' } as Socket;
const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };

it('is the other end of the connection, whatever a caller says', () => {
  expect(callerAddress({ headers: forwarded, socket }, false)).toBe('127.0.0.1');
});

it('behind TLS is what was added last by whatever stands in front', () => {
  expect(callerAddress({ headers: forwarded, socket }, true)).toBe('198.51.100.7');
  expect(callerAddress({ headers: {}, socket }, true)).toBe('127.0.0.1');
});
