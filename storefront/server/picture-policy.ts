import type { PolicyDirectives } from '#http/security/content-security-policy.ts';

/** What the pages of the shop load beyond their own origin: pictures, which contents may name on any host (SF-PICTURE-07). */
export const picturePolicy: PolicyDirectives = { 'img-src': ['https:'] };
