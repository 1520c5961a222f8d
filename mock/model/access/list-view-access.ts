import type { ProfileName } from '../../store/metadata-records.ts';

/** A list view as far as rights depend on it. */
interface OwnedList {
  readonly kind: 'standard' | 'custom' | 'recent';
  /** Id of its record; null for a list that only follows from the object. */
  readonly id: string | null;
  readonly visibility: 'Private' | 'Public' | 'Shared';
  readonly shares: readonly string[];
  readonly ownerId: string | null;
}

interface Person {
  readonly profileName: ProfileName;
  readonly userId: string | null;
}

/** What somebody may do with a list view. */
export interface ListViewAccess {
  readonly see: boolean;
  readonly change: boolean;
  readonly delete: boolean;
}

/** Every member of staff. */
const ALL_STAFF = 'AllInternalUsers';
const STAFF = ['Merchandiser', 'Support'] as const;

/** Groups of people that a list can be shared with: all staff, or those of one profile; administrators see it anyway. */
export const shareGroups = [ALL_STAFF, ...STAFF] as const;

/** Lists that people save are tools of the staff; shoppers see those that the definitions state. */
export function mayCreateListViews(profile: ProfileName): boolean {
  return profile === 'System Administrator' || STAFF.some((staff) => staff === profile);
}

/** Only merchandisers and administrators arrange lists for others. */
export function mayShareListViews(profile: ProfileName): boolean {
  return profile === 'System Administrator' || profile === 'Merchandiser';
}

/**
 * A saved list is changed and deleted by its owner, and by those who arrange lists for others unless it is private. They
 * may rearrange the lists of the definitions, too, but those stay.
 */
export function listViewAccess(list: OwnedList, person: Person): ListViewAccess {
  const manages = mayShareListViews(person.profileName);
  if (list.kind !== 'custom') {
    return { see: true, change: list.kind === 'standard' && list.id !== null && manages, delete: false };
  }
  const owns = person.userId !== null && list.ownerId === person.userId;
  const isOpen = list.visibility !== 'Private';
  const change = owns || (isOpen && manages);
  return { see: change || (isOpen && isFor(list, person.profileName)), change, delete: change };
}

function isFor({ visibility, shares }: OwnedList, profile: ProfileName): boolean {
  if (!mayCreateListViews(profile)) return false;
  return visibility === 'Public' || shares.some((group) => group === ALL_STAFF || group === profile);
}
