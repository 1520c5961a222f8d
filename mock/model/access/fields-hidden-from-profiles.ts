import type { ObjectApiName } from '../../objects/index.ts';
import type { ProfileName } from '../../store/metadata-records.ts';
import { missingFields } from './bare-store.ts';

type Unseen = { readonly [Name in ObjectApiName]?: readonly string[] };

const unseen: { readonly [Profile in ProfileName]?: Unseen } = {
  // Codes are read out by those who look after buyers and by administrators.
  Merchandiser: { OneTimePassword__c: ['Code__c'] },
  // What a practice has negotiated is between it and the merchandisers.
  Support: { Contract: ['Discount__c', 'SpecialTerms'] },
};

/** Fields of an object that a profile does not see, although it may read the records. */
export function unseenFields(profile: ProfileName, apiName: string): readonly string[] {
  const own = unseen[profile]?.[apiName as ObjectApiName] ?? [];
  const missing = missingFields(apiName);
  return missing.length === 0 ? own : [...own, ...missing];
}

/** Record types of an object, by developer name, that a profile reads but cannot give to a record. */
export function withheldRecordTypes(profile: ProfileName, apiName: string): readonly string[] {
  return withheld[profile]?.[apiName as ObjectApiName] ?? [];
}

/** Companies that let their staff order are won by the merchandisers. */
const withheld: { readonly [Profile in ProfileName]?: Unseen } = { Support: { Lead: ['Employer'] } };
