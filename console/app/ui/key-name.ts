import type { useText } from '../i18n/use-text.ts';

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

const NAMED = {
  ' ': 'keys.space',
  Control: 'keys.control',
  End: 'keys.end',
  Enter: 'keys.enter',
  Escape: 'keys.escape',
  Home: 'keys.home',
  PageDown: 'keys.pageDown',
  PageUp: 'keys.pageUp',
  Shift: 'keys.shift',
} as const;

/** What stands on a key, by the name that browsers give it. */
export function keyName(key: string, say: ReturnType<typeof useText>): string {
  return key in NAMED ? say(NAMED[key as keyof typeof NAMED]) : (ARROWS[key] ?? key);
}
