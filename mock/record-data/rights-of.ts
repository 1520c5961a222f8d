import type { Rights } from '../metadata/rights.ts';
import type { ObjectDefinition } from '../objects/definition/index.ts';
import type { Session } from '../sessions/session.ts';

const SHOPPERS_READ: readonly string[] = ['Product2', 'ProductCategory'];
const SUPPORT_EDITS: readonly string[] = ['Account', 'Contact', 'ContactPointAddress'];
/** Records that are the platform's own business. */
const NOBODY_READS: readonly string[] = ['AuthSession'];

/** What a profile may do with an object and its fields. */
export function rightsOf(profileName: Session['profileName'], definition: ObjectDefinition): Rights {
  const { apiName, managedByPlatform } = definition;
  const isShopper = profileName === 'Guest' || profileName === 'Buyer';
  const readable = !NOBODY_READS.includes(apiName) && (!isShopper || SHOPPERS_READ.includes(apiName));
  const isEditor =
    profileName === 'Merchandiser' || (profileName === 'Support' && SUPPORT_EDITS.includes(apiName));
  const editable = readable && isEditor && !managedByPlatform;
  return {
    readable,
    createable: editable,
    updateable: editable,
    deletable: editable,
    mayCreate: () => editable,
    mayUpdate: () => editable,
  };
}
