/** Most slides a banner shows (SF-BANNER-01). */
export const maximumSlides = 3;

/** Distance in CSS pixels beyond which a swipe changes the slide (SF-BANNER-09). */
export const swipeThreshold = 80;

/** Slide after the current one, 1-based; wraps from the last to the first (SF-BANNER-07). */
export function nextSlide(current: number, count: number): number {
  return current >= count ? 1 : current + 1;
}

/** Slide before the current one, 1-based; wraps from the first to the last (SF-BANNER-07). */
export function previousSlide(current: number, count: number): number {
  return current <= 1 ? count : current - 1;
}

/** Slide that a dot asks for; an invalid index is only logged and changes nothing (SF-BANNER-12). */
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

/** What a horizontal movement means: a swipe to the left asks for the next slide (SF-BANNER-09). */
export function swipeDirection(startX: number, endX: number): 'next' | 'previous' | undefined {
  const distance = endX - startX;
  if (Math.abs(distance) <= swipeThreshold) return undefined;
  return distance < 0 ? 'next' : 'previous';
}

/** One slide as the content states it (SF-BANNER-02). */
export interface SlideContent {
  imageContentId?: string | undefined;
  caption?: string | undefined;
  buttonText?: string | undefined;
  buttonLink?: string | undefined;
  /** Language of the words; a content may lack a translation. */
  language?: string | undefined;
}

export type ShownSlide = SlideContent & { imageContentId: string };

/** Slides that are shown: at most three, and only those whose image id is given (SF-BANNER-01, SF-BANNER-03). */
export function shownSlides<Slide extends SlideContent>(slides: Slide[]): (Slide & ShownSlide)[] {
  return slides
    .slice(0, maximumSlides)
    .filter((slide): slide is Slide & ShownSlide => Boolean(slide.imageContentId?.trim()));
}

/** A button shows only if it has text (SF-BANNER-04). */
export function showsButton(slide: SlideContent): boolean {
  return Boolean(slide.buttonText?.trim());
}
