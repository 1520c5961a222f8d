import { House } from 'lucide-react';
import type { NavItem } from '#client/records/types.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { ObjectMark } from '../../../ui/ObjectMark.tsx';

/** The mark of the object that a navigation item leads to, or of the start of the app. */
export function NavItemMark({ item }: { item: NavItem }) {
  const { objectApiName, standardType, developerName, label, color = null, iconUrl = null } = item;
  if (standardType === 'home')
    return (
      <Mark color={color} size={20}>
        <House size={13} strokeWidth={2} />
      </Mark>
    );
  return (
    <ObjectMark object={{ apiName: objectApiName ?? developerName, label, themeInfo: { color, iconUrl } }} />
  );
}
