import { afterEach, describe, expect, it, vi } from 'vitest';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { withdrawalOutcome } from './outcome.server.ts';

const filled = { name: 'Erika Beispiel', orderNumber: 'OF-2026-000123', email: 'erika@offizin.example' };
const receipt = { reference: '00000042', receivedAt: '2026-03-02T09:30:00.000Z' };

function outcome(values: Record<string, string>, answer: StubAnswer = [200, receipt]) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  const { fetch, requests } = routedFetch({
    'POST /WithdrawalsController/declareWithdrawal': () => answer,
  });
  return { requests, result: withdrawalOutcome(stubPlatform(fetch).platform, data) };
}

afterEach(() => vi.restoreAllMocks());

describe('declaring a withdrawal', () => {
  it('asks for confirmation before anything is received', async () => {
    const { result, requests } = outcome(filled);
    expect(await result).toMatchObject({ step: 'confirm', withdrawal: filled });
    expect(requests).toHaveLength(0);
  });

  it('goes back to the form with what was typed', async () => {
    expect(await outcome({ ...filled, email: '', intent: 'confirm' }).result).toMatchObject({
      step: 'form',
      errors: { email: 'email' },
      withdrawal: { name: filled.name },
    });
    expect(await outcome({ ...filled, intent: 'change' }).result).toMatchObject({ step: 'form', errors: {} });
  });

  it('gives it to the platform before it says so', async () => {
    const { result, requests } = outcome({ ...filled, items: 'Eine Packung', intent: 'confirm' });
    expect(await result).toEqual({
      step: 'received',
      received: { ...filled, items: 'Eine Packung', ...receipt },
    });
    expect(await requests[0]?.json()).toMatchObject({ ...filled, items: 'Eine Packung' });
  });

  it('says that it was not received when the platform does not take it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused: StubAnswer = [403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]];
    expect(await outcome({ ...filled, intent: 'confirm' }, refused).result).toMatchObject({
      step: 'form',
      isLost: true,
      withdrawal: filled,
    });
  });
});
