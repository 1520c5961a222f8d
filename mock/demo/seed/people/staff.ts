import {
  ADMINISTRATOR_USER_ID,
  ERIKA_USER_ID,
  MERCHANDISER_USER_ID,
  SUPPORT_USER_ID,
} from '../well-known-ids.ts';

/** The people the demo can be entered as; all have the password below and are marked as demo. */
export const demoPassword = 'demo';

export const demoUsers = [
  {
    id: ERIKA_USER_ID,
    username: 'erika@offizin.example',
    firstName: 'Erika',
    lastName: 'Sommer',
    profile: 'Buyer',
    customer: 0,
  },
  {
    id: MERCHANDISER_USER_ID,
    username: 'merch@offizin.example',
    firstName: 'Miriam',
    lastName: 'Kaufmann',
    profile: 'Merchandiser',
    customer: undefined,
  },
  {
    id: SUPPORT_USER_ID,
    username: 'support@offizin.example',
    firstName: 'Simon',
    lastName: 'Hilfreich',
    profile: 'Support',
    customer: undefined,
  },
  {
    id: ADMINISTRATOR_USER_ID,
    username: 'admin@offizin.example',
    firstName: 'Verena',
    lastName: 'Walter',
    profile: 'System Administrator',
    customer: undefined,
  },
] as const;
