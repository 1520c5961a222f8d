import type { PolicyDirectives } from '#http/security/content-security-policy.ts';
import type { StorefrontSettings } from '../app/platform/settings.server.ts';

/**
 * What the pages of the shop reach beyond their own origin: pictures, which contents may name on any host
 * (SF-PICTURE-07), and where visits are counted (SF-STATISTICS-01).
 */
export const pagePolicy = ({
  statisticsUrl,
}: Pick<StorefrontSettings, 'statisticsUrl'>): PolicyDirectives => ({
  'img-src': ['https:'],
  ...(statisticsUrl && { 'connect-src': [new URL(statisticsUrl).origin] }),
});
