import { expect, test, vi } from 'vitest';
import { beginAgain, noteBegun } from './begin-again.ts';

function pageOf(kept = new Map<string, string>()) {
  const reload = vi.fn();
  const add = vi.fn();
  const page = {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    location: { reload },
    document: { getElementById: () => ({ classList: { add } }) },
  } as unknown as Window;
  return { page, reload, add };
}

test('RD-START-01 RD-START-02 a start that fails loads the page anew once, and says so the second time', () => {
  const { page, reload, add } = pageOf();
  beginAgain(page);
  expect(reload).toHaveBeenCalledOnce();
  expect(add).not.toHaveBeenCalled();
  beginAgain(page);
  expect(reload).toHaveBeenCalledOnce();
  expect(add).toHaveBeenCalledExactlyOnceWith('now');
  noteBegun(page);
  beginAgain(page);
  expect(reload).toHaveBeenCalledTimes(2);
});
