import { expect, it, vi } from 'vitest';
import { getRecord, updateRecord } from '#generated/record-data/client.gen.ts';
import { noteChange } from './note-change.ts';

it('SF-CACHE-08 notes a change in the browser, and neither a read nor a refusal', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  noteChange({ operation: getRecord, error: undefined });
  noteChange({ operation: updateRecord, error: new Error('refused') });
  expect(document.cookie).toBe('');
  noteChange({ operation: updateRecord, error: undefined });
  expect(document.cookie).toMatch(/^records_changed=1; path=\/; max-age=300;/);
  vi.unstubAllGlobals();
});
