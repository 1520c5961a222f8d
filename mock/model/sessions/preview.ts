import type { Session } from './session.ts';

/**
 * Whether the shop is shown as a preview: to its staff, who have no account to buy for. They see what is not published
 * yet, with the prices of an account that the store names (SF-SESSION-08).
 */
export const isInPreview = ({ isGuest, accountId }: Session): boolean => !isGuest && accountId === null;
