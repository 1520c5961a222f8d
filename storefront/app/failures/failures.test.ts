import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommerceError, FetchError, NetworkError } from '#client/errors/index.ts';
import { callFailure, pageFailure } from './failures.server.ts';

const refused = (status: number, errorCode: string, message = 'Technical words.') =>
  new FetchError({ operationId: 'addItemToCart', status, errors: [{ errorCode, message }] });

describe('a failed call', () => {
  it('is told by its code before its status', () => {
    expect(callFailure(refused(403, 'FUNCTIONALITY_NOT_ENABLED')).error).toBe('guestCart');
    expect(callFailure(refused(403, 'SOMETHING_ELSE')).error).toBe('forbidden');
    expect(callFailure(refused(409, 'CONFLICT')).error).toBe('conflict');
    expect(callFailure(refused(418, 'TEAPOT')).error).toBe('unknown');
    expect(
      callFailure(new CommerceError('ASYNC_MAXIMUM_WAIT_EXCEEDED', { operationId: 'getCartSummary' })).error,
    ).toBe('processing');
  });

  it('lets the platform speak only where it speaks to the buyer', () => {
    const limit = 'Von diesem Arzneimittel geben wir höchstens 3 Packungen pro Bestellung ab.';
    expect(callFailure(refused(400, 'PACK_LIMIT_EXCEEDED', limit)).detail).toBe(limit);
    const expired = 'Dieser Gutschein ist abgelaufen.';
    expect(callFailure(refused(400, 'COUPON_EXPIRED', expired)).detail).toBe(expired);
    const declined = 'Ihre Bank hat die Zahlung abgelehnt.';
    expect(callFailure(refused(422, 'PAYMENT_DECLINED', declined)).detail).toBe(declined);
    const full = 'Ihr Adressbuch hat schon 300 Adressen.';
    expect(callFailure(refused(400, 'ACCOUNT_LIMIT_EXCEEDED', full)).detail).toBe(full);
    const guesses = 'Das war zu oft falsch.';
    expect(callFailure(refused(403, 'TOO_MANY_GUESSES', guesses)).detail).toBe(guesses);
    expect(callFailure(refused(400, 'JSON_PARSER_ERROR')).detail).toBeUndefined();
  });

  it('without an answer says that the shop cannot be reached', () => {
    expect(callFailure(new NetworkError({ operationId: 'addItemToCart' }))).toEqual({ error: 'unreachable' });
  });

  it('that is a fault of our own is thrown on', () => {
    expect(() => callFailure(new TypeError('x is undefined'))).toThrow(TypeError);
  });
});

describe('a page that cannot be read', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());
  const answerOf = (error: unknown) => {
    try {
      return pageFailure(error);
    } catch (thrown) {
      return thrown as { data: unknown; init: { status: number; headers: unknown } };
    }
  };
  const statusOf = (error: unknown) => answerOf(error).init.status;

  it('is 404 for what does not exist, and for an id that is none', () => {
    expect(statusOf(refused(404, 'NOT_FOUND'))).toBe(404);
    expect(statusOf(refused(400, 'MALFORMED_ID'))).toBe(404);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is an error page for any other refusal, which is logged with its call', () => {
    expect(answerOf(refused(400, 'ILLEGAL_QUERY_PARAMETER_VALUE'))).toMatchObject({
      data: { kind: 'server' },
      init: { status: 500 },
    });
    expect(logged).toHaveBeenLastCalledWith(
      'addItemToCart failed: 400 ILLEGAL_QUERY_PARAMETER_VALUE Technical words.',
    );
  });

  it('is 503 while the platform is away', () => {
    expect(statusOf(new NetworkError({ operationId: 'getProduct' }))).toBe(503);
    expect(logged).toHaveBeenLastCalledWith(expect.stringContaining('getProduct failed'));
    expect(statusOf(refused(503, 'SERVER_UNAVAILABLE'))).toBe(503);
  });

  it('is maintenance where the platform says when it is back, and says the same', () => {
    const away = (retryAfterMs?: number) =>
      answerOf(
        new FetchError({
          operationId: 'getProduct',
          status: 503,
          errors: [],
          ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        }),
      );
    expect(away(120_000)).toMatchObject({
      data: { kind: 'maintenance' },
      init: { status: 503, headers: { 'Retry-After': '120' } },
    });
    expect(away()).toMatchObject({
      data: { kind: 'unreachable' },
      init: { headers: { 'Retry-After': '30' } },
    });
  });
});
