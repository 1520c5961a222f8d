import { expect, test } from 'vitest';
import { collectTyping } from './typed-ahead.ts';

class Key extends Event {
  ctrlKey = false;
  metaKey = false;
  altKey = false;
  key: string;
  constructor(key: string) {
    super('keydown', { cancelable: true });
    this.key = key;
  }
}
/** Whether the page is kept from a key. */
const press = (target: EventTarget, key: string, held: Partial<Key> = {}) => {
  const event = Object.assign(new Key(key), held);
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

test('RD-SEARCH-09 what is typed before the search is there is kept for it, and from the page', () => {
  const target = new EventTarget();
  const typing = collectTyping(target as never);
  expect(['i', 'b', 'x'].map((key) => press(target, key))).toEqual([true, true, true]);
  expect(press(target, 'Backspace')).toBe(true);
  expect([press(target, 'Escape'), press(target, 'r', { ctrlKey: true })]).toEqual([false, false]);
  expect(press(target, 'u')).toBe(true);
  expect(typing.take()).toBe('ibu');
  expect(press(target, 'p')).toBe(false);
  expect(typing.take()).toBe('ibu');
});
