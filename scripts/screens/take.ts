import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { REPOSITORY } from '../generate/contracts.ts';

/** Longest picture, in pixels of the page; what is below repeats what is above. */
const TALLEST = 3200;
const WIDEST = 800;

/** Takes pictures of what a page shows, one per width, into docs/screens/<app>/. */
export class Camera {
  readonly #folder: string;
  readonly #widths: readonly number[];

  constructor(app: string, widths: readonly number[]) {
    this.#folder = join(REPOSITORY, 'docs', 'screens', app);
    this.#widths = widths;
    mkdirSync(this.#folder, { recursive: true });
  }

  /** The whole page at every width, as WebP small enough to be looked through. */
  async take(page: Page, name: string): Promise<void> {
    for (const width of this.#widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForLoadState('networkidle');
      await showLazyPictures(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const shot = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
      });
      await sharp(shot)
        .resize({ width: Math.min(width, WIDEST) })
        .webp({ quality: 62, effort: 6 })
        .toFile(join(this.#folder, `${name}-${width}.webp`));
    }
    console.log(`Took ${name}`);
  }
}

/** Pictures below the fold are fetched when they come into sight. */
export async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
}
