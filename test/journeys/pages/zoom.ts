import type { Page } from '@playwright/test';
import { OPENED } from './opened.ts';

/** What 1280 × 1024 pixels are at 400 % (WCAG 2.2, 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/**
 * What is lost of a page that is zoomed to 400 %: sideways scrolling, words that are cut off, out of reach or covered,
 * and whatever stays in place while the page scrolls and takes room from it.
 */
export async function findLostContent(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  await page.waitForTimeout(100);
  return page.evaluate((openedSelector) => {
    const root = document.documentElement;
    const faults = new Set<string>();
    if (root.scrollWidth > root.clientWidth)
      faults.add(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]');
    const isForListenersOnly = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const isPainted = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        !/, 0\)$/.test(backgroundColor) ||
        backgroundImage !== 'none' ||
        /^(img|svg|picture)$/i.test(element.tagName)
      );
    };
    /** Whether something opaque lies between a point of some words and the eye. */
    const coveredBy = (words: Element, box: DOMRect) => {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!top || top.contains(words) || words.contains(top)) return undefined;
      for (let one: Element | null = top; one && !one.contains(words); one = one.parentElement)
        if (isPainted(one)) return one;
      return undefined;
    };
    // What has been opened above a page covers it until it is closed.
    const opened = document.querySelector(openedSelector);
    const texts = document.createTreeWalker(opened ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const words = node.parentElement;
      const said = node.textContent?.trim();
      if (!said || !words || !isShown(words) || isForListenersOnly(words)) continue;
      words.scrollIntoView({ block: 'center' });
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const what = `"${said.slice(0, 40)}"`;
        let clipped = false;
        for (let one: Element | null = words; one && one !== document.body; one = one.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(one);
          const frame = one.getBoundingClientRect();
          const isOutside = box.right > frame.right + 2 || box.left < frame.left - 2;
          if (/auto|scroll/.test(overflowX + overflowY)) clipped = true;
          else if (overflowX !== 'visible' && isOutside) faults.add(`${what} is cut at its side`);
          else if (overflowY !== 'visible' && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4)) {
            faults.add(`${what} is cut at its end`);
            clipped = true;
          }
        }
        if (!clipped && (box.right > root.clientWidth + 1 || box.left < -1))
          faults.add(`${what} is out of the page`);
        const cover =
          clipped || box.top < 0 || box.bottom > root.clientHeight ? undefined : coveredBy(words, box);
        if (cover)
          faults.add(
            `${what} is covered by ${cover.tagName} ${cover.className} "${cover.textContent?.slice(0, 30)}"`,
          );
      }
    }

    window.scrollTo(0, (root.scrollHeight - root.clientHeight) / 2);
    for (const y of opened ? [] : [2, root.clientHeight / 2, root.clientHeight - 3]) {
      for (let one = document.elementFromPoint(160, y); one; one = one.parentElement) {
        const { position } = getComputedStyle(one);
        if (position === 'fixed' || position === 'sticky')
          faults.add(`${one.tagName} ${one.className} stays at ${y} px and covers the page`);
      }
    }
    window.scrollTo(0, 0);
    return [...faults];
  }, OPENED);
}
