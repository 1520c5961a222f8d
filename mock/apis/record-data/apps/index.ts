import { getApp } from './getApp.ts';
import { getApps } from './getApps.ts';
import { getNavItems } from './getNavItems.ts';

/** The handlers of apps and navigation, one for each operation. */
export const appHandlers = { getApps, getApp, getNavItems };
