import type { NavItem } from '#client/records/types.ts';
import { paths } from '../../paths.ts';

/** Where a navigation item leads; undefined for pages that only the platform has. */
export function navItemPath({
  objectApiName,
  standardType,
}: Pick<NavItem, 'objectApiName' | 'standardType'>): string | undefined {
  if (objectApiName) return paths.list(objectApiName);
  return standardType === 'home' ? paths.dashboard() : undefined;
}
