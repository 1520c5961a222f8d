/** Most slides a banner shows (storefront.md §9). */
export const maximumSlides = 3;

/** Distance in CSS pixels beyond which a swipe changes the slide (storefront.md §9). */
export const swipeThreshold = 80;

/** Slide after the current one, 1-based; wraps from the last to the first (storefront.md §4). */
export function nextSlide(current: number, count: number): number {
  return current >= count ? 1 : current + 1;
}

/** Slide before the current one, 1-based; wraps from the first to the last (storefront.md §4). */
export function previousSlide(current: number, count: number): number {
  return current <= 1 ? count : current - 1;
}

/** Slide that a dot asks for; an invalid index is only logged and changes nothing (storefront.md §2). */
export function jumpToSlide(
  current: number,
  wanted: number,
  count: number,
  log: (message: string) => void = console.warn,
): number {
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= count) return wanted;
  log(`Slide ${wanted} does not exist: the banner has ${count}.`);
  return current;
}

/** What a horizontal movement means: a swipe to the left asks for the next slide (storefront.md §4). */
export function swipeDirection(startX: number, endX: number): 'next' | 'previous' | undefined {
  const distance = endX - startX;
  if (Math.abs(distance) <= swipeThreshold) return undefined;
  return distance < 0 ? 'next' : 'previous';
}

/** One slide as the content states it (storefront.md §3). */
export interface SlideContent {
  imageContentId?: string | undefined;
  caption?: string | undefined;
  buttonText?: string | undefined;
  buttonLink?: string | undefined;
  /** Language of the words; a content may lack a translation. */
  language?: string | undefined;
}

export type ShownSlide = SlideContent & { imageContentId: string };

/** Slides that are shown: at most three, and only those whose image id is given (storefront.md §5). */
export function shownSlides<Slide extends SlideContent>(slides: Slide[]): (Slide & ShownSlide)[] {
  return slides
    .slice(0, maximumSlides)
    .filter((slide): slide is Slide & ShownSlide => Boolean(slide.imageContentId?.trim()));
}

/** A button shows only if it has text (storefront.md §5). */
export function showsButton(slide: SlideContent): boolean {
  return Boolean(slide.buttonText?.trim());
}
