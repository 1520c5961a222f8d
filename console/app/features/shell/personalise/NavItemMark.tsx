import type { NavItem } from '#client/records/types.ts';
import { ObjectMark } from '../../../ui/ObjectMark.tsx';

/** The mark of the object that a navigation item leads to. */
export function NavItemMark({ item }: { item: NavItem }) {
  const { objectApiName, developerName, label, color = null, iconUrl = null } = item;
  return (
    <ObjectMark object={{ apiName: objectApiName ?? developerName, label, themeInfo: { color, iconUrl } }} />
  );
}
