import type { Page } from '@playwright/test';
import { WAITING } from '#scripts/screens/console/visit.ts';

/** What a page tells that does not depend on the way to it. */
export interface Look {
  /** Whether nothing has been drawn yet, or something in sight holds the place of what is to come. */
  readonly isWaiting: boolean;
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  /** What stands around every page. */
  readonly banner: string;
  /** Where its content leads, and what it says there, in order. */
  readonly links: readonly string[];
  /** How its content begins; texts may hold what differs each time, so it is told and not compared. */
  readonly says: string;
}

/** So much of a content is told, in characters. */
const MOST_TOLD = 400;

/** Reads a page as soon as its scripts have nothing left to do. */
export function look(page: Page): Promise<Look> {
  return page.evaluate(
    async ({ waiting, mostTold }) => {
      await new Promise((done) => requestIdleCallback(done));
      const textOf = (one: Element | null | undefined) => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      // What is further down is read once somebody comes near.
      const isInSight = (one: Element) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      const placeholders = [...document.querySelectorAll(waiting)];
      return {
        isWaiting: document.querySelector('main') === null || placeholders.some(isInSight),
        address: location.pathname + location.search,
        title: document.title,
        heading: textOf(document.querySelector('h1')),
        banner: textOf(document.querySelector('header, [role=banner]')),
        // Where they lead, however that is written: served pages write less of it.
        links: [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([href^="#"])')].map(
          (one) => `${textOf(one)} → ${one.href.replace(location.origin, '')}`,
        ),
        says: textOf(document.querySelector('main')).slice(0, mostTold),
      };
    },
    { waiting: WAITING, mostTold: MOST_TOLD },
  );
}

/** How two looks at one address differ, in words; nothing where they do not. */
export function differencesOf(shown: Look, loaded: Look): string[] {
  const parts = (['address', 'title', 'heading', 'banner'] as const)
    .filter((part) => shown[part] !== loaded[part])
    .map((part) => `${part} “${shown[part]}” instead of “${loaded[part]}”`);
  const missing = loaded.links.find((link) => !shown.links.includes(link));
  const foreign = shown.links.find((link) => !loaded.links.includes(link));
  return missing === undefined && foreign === undefined
    ? parts
    : [
        ...parts,
        `${shown.links.length} links instead of ${loaded.links.length}, “${foreign}” instead of “${missing}”`,
      ];
}
