import type { Label } from '#mock/objects/definition/index.ts';
import type { ProfileName } from '#mock/store/metadata-records.ts';

/** One of the roles in which people work with the apps, as a permission set. */
export interface Role {
  readonly permissionSet: string;
  /** The profile whose rights it has in the mock. */
  readonly profile: ProfileName;
  readonly label: Label;
  readonly isStaff: boolean;
}

/** Buyers are signed in or guests: a site gives its guest user the same permission set. */
export const ROLES: readonly Role[] = [
  {
    permissionSet: 'OffizinBuyer',
    profile: 'Buyer',
    label: { de: 'Offizin: Kunde', en: 'Offizin: buyer' },
    isStaff: false,
  },
  {
    permissionSet: 'OffizinMerchandiser',
    profile: 'Merchandiser',
    label: { de: 'Offizin: Sortiment', en: 'Offizin: merchandiser' },
    isStaff: true,
  },
  {
    permissionSet: 'OffizinSupport',
    profile: 'Support',
    label: { de: 'Offizin: Kundendienst', en: 'Offizin: support' },
    isStaff: true,
  },
  {
    permissionSet: 'OffizinAdministrator',
    profile: 'System Administrator',
    label: { de: 'Offizin: Administration', en: 'Offizin: administrator' },
    isStaff: true,
  },
];
