import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withdrawalOutcome } from './outcome.server.ts';

const filled = { name: 'Erika Beispiel', orderNumber: 'OF-2026-000123', email: 'erika@offizin.example' };

function form(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('declaring a withdrawal', () => {
  it('asks for confirmation before anything is received', async () => {
    expect(await withdrawalOutcome(form(filled))).toMatchObject({ step: 'confirm', withdrawal: filled });
  });

  it('goes back to the form with what was typed', async () => {
    const outcome = await withdrawalOutcome(form({ ...filled, email: '', intent: 'confirm' }));
    expect(outcome).toMatchObject({
      step: 'form',
      errors: { email: 'email' },
      withdrawal: { name: filled.name },
    });
    expect(await withdrawalOutcome(form({ ...filled, intent: 'change' }))).toMatchObject({
      step: 'form',
      errors: {},
    });
  });

  it('writes it down before it says so', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'withdrawals-')), 'deep', 'withdrawals.jsonl');
    vi.stubEnv('WITHDRAWALS_FILE', file);
    const outcome = await withdrawalOutcome(form({ ...filled, intent: 'confirm' }));
    if (outcome.step !== 'received') throw new Error('It was not received.');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(outcome.received);
  });

  it('says that it was not received when it cannot be written down', async () => {
    const blocked = join(mkdtempSync(join(tmpdir(), 'withdrawals-')), 'file');
    writeFileSync(blocked, '');
    vi.stubEnv('WITHDRAWALS_FILE', join(blocked, 'withdrawals.jsonl'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const outcome = await withdrawalOutcome(form({ ...filled, intent: 'confirm' }));
    expect(outcome).toMatchObject({ step: 'form', isLost: true, withdrawal: filled });
  });
});
