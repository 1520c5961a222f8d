import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Circuit, PlatformPaused } from './circuit.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function opened() {
  const warnings: string[] = [];
  const circuit = new Circuit((message) => warnings.push(message));
  const sent = { calls: 0 };
  const answer = (status: number, headers: Record<string, string> = {}) =>
    circuit.call(async () => {
      sent.calls += 1;
      return { status, headers: new Headers(headers) };
    });
  const fail = (error: Error) => circuit.call(() => Promise.reject(error)).catch((thrown) => thrown);
  const repeat = async (times: number, call: () => Promise<unknown>) => {
    for (let time = 0; time < times; time += 1) await call();
  };
  return { circuit, warnings, sent, answer, fail, repeat };
}

describe('a platform that does not answer', () => {
  it('is left alone after five failures in a row, and the log is told once', async () => {
    const { answer, fail, repeat, sent, warnings } = opened();
    await repeat(4, () => answer(503));
    await answer(200);
    await repeat(4, () => answer(503));
    await fail(new TypeError('fetch failed'));
    const before = sent.calls;
    await expect(answer(200)).rejects.toBeInstanceOf(PlatformPaused);
    expect(sent.calls).toBe(before);
    expect(warnings).toEqual(['The platform does not answer. Calls fail at once until it does.']);
  });

  it('is asked by one call after a pause, and by all once that is answered', async () => {
    const { circuit, answer, repeat, sent, warnings } = opened();
    await repeat(5, () => answer(502));
    vi.setSystemTime(999);
    await expect(answer(200)).rejects.toBeInstanceOf(PlatformPaused);
    vi.setSystemTime(1_001);
    const trial = Promise.withResolvers<{ status: number; headers: Headers }>();
    const asked = circuit.call(() => trial.promise);
    await expect(answer(200)).rejects.toBeInstanceOf(PlatformPaused);
    trial.resolve({ status: 200, headers: new Headers() });
    expect((await asked).status).toBe(200);
    await answer(200);
    expect(sent.calls).toBe(6);
    expect(warnings.at(-1)).toBe('The platform answers again.');
  });

  it('says when it is back where it has said so', async () => {
    const { answer, repeat } = opened();
    await repeat(5, () => answer(503, { 'retry-after': '120' }));
    vi.setSystemTime(500);
    await expect(answer(200)).rejects.toMatchObject({ retryAfterSeconds: 120 });
  });

  it('is not told from errors of its own, refusals, and people who hang up', async () => {
    const { answer, fail, repeat } = opened();
    await repeat(10, () => answer(500));
    await repeat(10, () => answer(401));
    await repeat(10, () => fail(new DOMException('gone', 'AbortError') as Error));
    expect((await answer(200)).status).toBe(200);
  });
});

describe('a platform at its limit', () => {
  it('is left alone as long as it asks for, five minutes at most', async () => {
    const { answer } = opened();
    await answer(429, { 'retry-after': '10' });
    await expect(answer(200)).rejects.toMatchObject({ retryAfterSeconds: 10 });
    vi.setSystemTime(10_001);
    await answer(429, { 'retry-after': '86400' });
    await expect(answer(200)).rejects.toMatchObject({ retryAfterSeconds: 300 });
    vi.setSystemTime(320_000);
    expect((await answer(200)).status).toBe(200);
  });

  it('is announced in the log at 80 and at 95 per cent of the calls of a day, once each', async () => {
    const { answer, warnings } = opened();
    for (const used of [10, 80, 81, 95, 96])
      await answer(200, { 'sforce-limit-info': `api-usage=${used}/100` });
    expect(warnings).toEqual([
      '80 of the 100 calls that the platform allows in 24 hours are used.',
      '95 of the 100 calls that the platform allows in 24 hours are used.',
    ]);
  });
});
