import { expect, test } from 'vitest';
import { actionNames } from './action-names.ts';

const action = (label: string | null, apiName: string) => ({ label, apiName });

test('actions of all collections are named by their labels, each once', () => {
  const collections = {
    one: { actions: [action('Neu', 'New'), action(null, 'LogACall')] },
    other: { actions: [action('Neu', 'New')] },
  };
  expect(actionNames({ actions: collections } as never)).toBe('Neu, LogACall');
  expect(actionNames({ actions: {} } as never)).toBe('–');
});
