import type { Person } from '../calls/step.ts';

const PACKAGE = 'install the package that `npm run package` writes';

/** What brings a part of an object: the package its own, the platform the others. */
export function remedyForPart(apiName: string): string {
  return apiName.endsWith('__c')
    ? `${PACKAGE}; where it is installed, give the person the permission set of their role`
    : 'turn on the feature that has it, or give the person the permission set of their role, which the package brings';
}

/** What brings a layout or a list view. */
export const REMEDY_FOR_VIEW = `${PACKAGE}, or add it in the setup of the organisation`;

/** What lets somebody make a call that was refused. */
export function remedyForRefusal(by: Person): string {
  if (by === 'guest')
    return 'let guests browse the store: its guest profile and the sharing of products and contents';
  return by === 'buyer'
    ? 'give the buyer the permission set of shoppers, and a buyer group of the store'
    : 'give the person the permission set of their role, which the package brings';
}

export const REMEDIES = {
  absentCall: 'turn on the feature that has this call, or connect to a platform of a newer version',
  accept: 'the contract can be changed by the patch below; let the apps take it first',
  change: 'change the contract, and what the apps make of the answer',
  input: 'add the input to the contract, and send it from the apps',
  down: 'try again later; if it stays so, ask those who run the platform',
  limit: 'wait until the limit begins anew, or have it raised',
  slow: 'look for what holds it up at the platform; visitors wait as long',
  version: 'the apps call in an older version; see what it lacks in the rows below',
  leftover: 'remove it by hand',
} as const;
