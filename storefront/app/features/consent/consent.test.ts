import { describe, expect, it } from 'vitest';
import { consentOf, decisionOf, purposes, storedConsent } from './consent.ts';

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

  it('is given for all, for none or for what is ticked', () => {
    expect(decisionOf(form({ choice: 'all' }))).toEqual([...purposes]);
    expect(decisionOf(form({ choice: 'none', history: 'on' }))).toEqual([]);
    expect(decisionOf(form({ choice: 'chosen', assistant: 'on' }))).toEqual(['assistant']);
    expect(decisionOf(form({}))).toEqual([]);
  });
});
