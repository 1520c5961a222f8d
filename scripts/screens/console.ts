import type { Page } from '@playwright/test';
import { findKnownRecords } from './console/known-records.ts';
import { SCREENS, SIGN_IN } from './console/screens.ts';
import { signIn, textsFor, untilStill, visit } from './console/visit.ts';
import type { Camera } from './take.ts';

/** Every screen of the console, as the merchandiser sees it; `only` names those to take. */
export async function takeConsole(
  page: Page,
  console_: string,
  camera: Camera,
  only: readonly string[] = [],
): Promise<void> {
  const texts = textsFor('de-DE');
  const isAsked = (name: string) => only.length === 0 || only.includes(name);
  if (isAsked(SIGN_IN.name)) {
    await page.goto(`${console_}/login`);
    await untilStill(page);
    await camera.take(page, SIGN_IN.name);
  }
  await signIn(page, console_, texts);
  const known = await findKnownRecords(page, console_);
  for (const screen of SCREENS.filter(({ name }) => isAsked(name))) {
    await visit(page, console_, screen, known, texts);
    await camera.take(page, screen.name);
  }
}
