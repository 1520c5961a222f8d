import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page as it is drawn now, a line for each rule with the elements that break it: WCAG 2.2 AA, and
 * axe's own good practice. Axe runs in the page itself; its other way takes a second page for the results of frames, and
 * none of these pages has frames.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
