import { expect, it } from 'vitest';
import { withSoapSession } from './soap-session.ts';

const filled = (envelope: string, path = '/services/Soap/u/64.0') =>
  withSoapSession(path, Buffer.from(envelope), 'a!<b>&').toString();

it.each([
  ['<sessionId/>', '<sessionId>a!&lt;b&gt;&amp;</sessionId>'],
  ['<u:sessionId />', '<u:sessionId>a!&lt;b&gt;&amp;</u:sessionId>'],
  ['<sessionId></sessionId><sessionId/>', '<sessionId>a!&lt;b&gt;&amp;</sessionId><sessionId/>'],
])('PF-SOAP-03 an open place for the session is filled in: %s', (envelope, expected) => {
  expect(filled(envelope)).toBe(expected);
});

it('PF-SOAP-03 a session that is named stays, and other calls are left as they are', () => {
  expect(filled('<sessionId>mine</sessionId>')).toBe('<sessionId>mine</sessionId>');
  expect(filled('<sessionId/>', '/services/data/v64.0/query')).toBe('<sessionId/>');
});
