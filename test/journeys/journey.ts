import type { Origins } from '../stack/open-stack.ts';
import { type Hand, Keyboard, Pointer } from './pages/hands.ts';
import { test } from './stack.ts';

/** What a journey is walked with: at a desk and on a phone, with and without a pointer. */
const VARIANTS = {
  'pointer, 1280 px': { width: 1280, height: 900, hand: 'pointer' },
  'finger, 360 px': { width: 360, height: 800, hand: 'finger' },
  'keyboard, 1280 px': { width: 1280, height: 900, hand: 'keyboard' },
  'keyboard, 360 px': { width: 360, height: 800, hand: 'keyboard' },
} as const;

type Variant = keyof typeof VARIANTS;

/**
 * A journey that must succeed in every variant. The tests walk the `usual` one; all of them, which
 * `npm run lab -- journey-variants` walks, are there where EVERY_VARIANT is set.
 */
export function journey(
  title: string,
  usual: Variant,
  walk: (hand: Hand, stack: Origins) => Promise<void>,
): void {
  for (const [name, { width, height, hand }] of Object.entries(VARIANTS)) {
    if (name !== usual && !process.env.EVERY_VARIANT) continue;
    test.describe(name, () => {
      test.use({ viewport: { width, height }, hasTouch: hand === 'finger' });
      test(title, { tag: '@variant' }, async ({ page, stack }) => {
        await walk(hand === 'keyboard' ? new Keyboard(page) : new Pointer(page, hand === 'finger'), stack);
      });
    });
  }
}
