import type { Page } from '@playwright/test';

/** The least contrast of a focus mark with what is behind it (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/**
 * What is wrong with the mark on the element that has the focus: it is not drawn, does not stand out, is out of sight
 * or covered (WCAG 2.2, 2.4.7 and 2.4.11). Null where the mark can be seen, or nothing on the page has the focus.
 */
export function findFocusFault(page: Page): Promise<string | null> {
  return page.evaluate((leastContrast) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || focused.tabIndex < 0) return null;
    const words = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
    const name = `${focused.tagName} "${words}" ${focused.getAttribute('name') ?? focused.getAttribute('href') ?? ''}`;

    // A control that is drawn by something else, as a radio button by its card or a link by its tile, has the mark there.
    const labels = [...('labels' in focused ? ((focused as HTMLInputElement).labels ?? []) : [])];
    const parents: Element[] = [];
    for (let one = focused.parentElement; one && parents.length < 4; one = one.parentElement)
      parents.push(one);
    const drawers = [focused, focused.nextElementSibling, ...labels, ...parents].filter(
      (element): element is Element => element !== null && element !== undefined,
    );
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // The frame of a field may be the mark: drawn beside the field, and thick only while that has the focus.
    const frame = focused.parentElement?.querySelector(':scope > fieldset[aria-hidden]');
    const isThick = frame && Number.parseFloat(getComputedStyle(frame).borderBottomWidth) >= 2;
    const framed = isThick ? frame.parentElement : undefined;
    const marked = drawers.find(isMarked) ?? framed;
    if (!marked) return `no mark on ${name}`;

    const box = marked.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const isOnTop = ([x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (marked.contains(top) || (top.contains(marked) && top !== document.body));
    };
    if (!points.some(isOnTop)) {
      const covering = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return `${name} is out of sight or covered by ${covering?.tagName} ${covering?.className}`;
    }

    const numbers = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    // An outline that is drawn inside its element has the element's own ground behind it.
    const style = getComputedStyle(marked);
    let ground = Number.parseFloat(style.outlineOffset) < 0 ? marked : marked.parentElement;
    while (ground && (numbers(getComputedStyle(ground).backgroundColor)[3] ?? 1) < 1)
      ground = ground.parentElement;
    const behind = luminance(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)');
    const mark = luminance(
      frame && marked === framed ? getComputedStyle(frame).borderBottomColor : style.outlineColor,
    );
    const contrast = (Math.max(mark, behind) + 0.05) / (Math.min(mark, behind) + 0.05);
    return contrast < leastContrast ? `contrast ${contrast.toFixed(1)} of the mark on ${name}` : null;
  }, LEAST_CONTRAST);
}
