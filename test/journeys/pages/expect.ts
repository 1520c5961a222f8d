import { expect as within } from '@playwright/test';

/**
 * Waits for what a page shows. A write that is refused for now is repeated three times, four seconds apart, and a machine
 * may stand still for a while: a page may well take that long. Here and not in the configuration, since experiments look
 * at pages without it.
 */
export const expect = within.configure({ timeout: 60_000 });
