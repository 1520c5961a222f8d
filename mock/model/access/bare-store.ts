import { AsyncLocalStorage } from 'node:async_hooks';
import { findObject } from '../../objects/index.ts';

/**
 * Whether the request under way is answered by a bare store: one in which nothing of the shop's package is installed. It
 * goes with the request, since many calls ask for the fields of an object and none of them is about this.
 */
const bare = new AsyncLocalStorage<true>();

/** Answers as a bare store. Records stay as they are; only what callers see of them differs. */
export const inBareStore = <T>(work: () => T): T => bare.run(true, work);

export const isBareStore = (): boolean => bare.getStore() === true;

/** Ends the name of whatever is not the platform's own. */
const isCustom = (apiName: string) => apiName.endsWith('__c');

/**
 * Whether the store lacks a field, as a bare one lacks what the package adds to objects of the platform. Custom objects
 * stay whole: here they stand for what the platform keeps where no program sees it.
 */
export function isMissingField(apiName: string, fieldName: string): boolean {
  return isBareStore() && isCustom(fieldName) && !isCustom(apiName);
}

/** The fields of an object that the store lacks. */
export function missingFields(apiName: string): readonly string[] {
  if (!isBareStore()) return [];
  return Object.keys(findObject(apiName)?.fields ?? {}).filter((name) => isMissingField(apiName, name));
}

/** What the names of the platform's own content types begin with. */
export const OWN_TYPES = 'sfdc_cms__';

/** Whether the store lacks a content type, as a bare one lacks those of the package. */
export function isMissingType(fullyQualifiedName: string): boolean {
  return isBareStore() && !fullyQualifiedName.startsWith(OWN_TYPES);
}
