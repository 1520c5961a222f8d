import { expect, it } from 'vitest';
import type { HttpRequest } from '../../engine/http/http-types.ts';
import { refuseRemote } from './loopback.ts';

const from =
  (remoteAddress: string | undefined, headers: Record<string, string> = { host: 'localhost:4010' }) =>
  () =>
    refuseRemote({ remoteAddress, headers } as unknown as HttpRequest);

it('answers callers on this machine, also behind a server on it', () => {
  expect(from('127.0.0.1')).not.toThrow();
  expect(from('::1', { host: '[::1]:4010' })).not.toThrow();
  expect(from('::ffff:127.0.0.1', { host: '127.0.0.1' })).not.toThrow();
  const proxied = {
    host: '127.0.0.1:4010',
    'x-forwarded-host': 'localhost:3001',
    'x-forwarded-for': '127.0.0.1',
  };
  expect(from('127.0.0.1', proxied)).not.toThrow();
});

it('refuses everybody else', () => {
  const refused = 'can only be reached on this machine';
  expect(from('192.168.1.7')).toThrow(refused);
  expect(from(undefined)).toThrow(refused);
  expect(from('127.0.0.1', { host: 'rebound.example' })).toThrow(refused);
  expect(from('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toThrow(refused);
  expect(from('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toThrow(
    refused,
  );
  expect(from('127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'shop.example' })).toThrow(refused);
});
