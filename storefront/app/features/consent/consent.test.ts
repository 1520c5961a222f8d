import { describe, expect, it } from 'vitest';
import { consentOf, decisionOf, purposes, purposesOf, storedConsent } from './consent.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('the consent', () => {
  it('is for nothing until somebody decides', () => {
    expect(consentOf(null)).toEqual({ isDecided: false, allowed: [] });
    expect(consentOf('nonsense')).toEqual({ isDecided: false, allowed: [] });
    expect(consentOf('2019-01:history,assistant')).toEqual({ isDecided: false, allowed: [] });
  });

  it('is kept as it was given, and a refusal is a decision too', () => {
    expect(consentOf(storedConsent(['history']))).toEqual({ isDecided: true, allowed: ['history'] });
    expect(consentOf(storedConsent([]))).toEqual({ isDecided: true, allowed: [] });
    expect(consentOf(`${storedConsent(['history'])},advertising`)).toEqual({
      isDecided: true,
      allowed: ['history'],
    });
  });

  it('covers nothing that was not asked for', () => {
    const asked = purposesOf({ hasStatistics: false });
    expect(asked).toEqual(['history', 'assistant']);
    expect(purposesOf({ hasStatistics: true })).toContain('statistics');
    const chosen = form({ choice: 'chosen', history: 'on', statistics: 'on' });
    for (const fields of [form({ choice: 'all' }), chosen])
      expect(decisionOf(fields, asked)).not.toContain('statistics');
  });

  it('is given for all, for none or for what is ticked', () => {
    expect(decisionOf(form({ choice: 'all' }), purposes)).toEqual([...purposes]);
    expect(decisionOf(form({ choice: 'none', history: 'on' }), purposes)).toEqual([]);
    expect(decisionOf(form({ choice: 'chosen', assistant: 'on' }), purposes)).toEqual(['assistant']);
    expect(decisionOf(form({}), purposes)).toEqual([]);
  });
});
