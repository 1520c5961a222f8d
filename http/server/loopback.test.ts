import { expect, test } from 'vitest';
import { isFromHere } from './loopback.ts';

const here = { host: 'localhost:3001' };

test.each([
  ['127.0.0.1', here],
  ['::1', { host: '[::1]:3001' }],
  ['127.0.0.1', { ...here, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:3000' }],
])('SF-PAYMENT-07 %s with %j is somebody on this machine', (remoteAddress, headers) => {
  expect(isFromHere({ remoteAddress, headers })).toBe(true);
});

test.each([
  ['192.168.1.7', here],
  [undefined, here],
  ['127.0.0.1', { host: '192.168.1.2:3001' }],
  ['127.0.0.1', { host: 'rebound.example' }],
  ['127.0.0.1', { ...here, 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
  ['127.0.0.1', { ...here, 'x-forwarded-host': 'shop.example' }],
])('SF-PAYMENT-07 %s with %j is somebody else', (remoteAddress, headers) => {
  expect(isFromHere({ remoteAddress, headers })).toBe(false);
});
