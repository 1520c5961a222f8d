import type { RecordData } from '#client/records/types.ts';
import { textAt } from '../../../ui/text-at.ts';

/** What a customer is found by: the list that is searched, and where its records tell the account. */
export interface CustomerSource {
  readonly objectApiName: 'Account' | 'Contact' | 'Order';
  readonly listViewApiName: string;
  readonly optionalFields: readonly string[];
}

/** Accounts by name, number and telephone, people by name, mail address and telephone, orders by their number. */
export const SOURCES: readonly CustomerSource[] = [
  {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    optionalFields: ['Account.AccountNumber', 'Account.Phone', 'Account.BillingCity'],
  },
  {
    objectApiName: 'Contact',
    listViewApiName: 'AllContacts',
    optionalFields: ['Contact.AccountId', 'Contact.Account.Name', 'Contact.Email', 'Contact.Phone'],
  },
  {
    objectApiName: 'Order',
    listViewApiName: 'AllOrders',
    optionalFields: ['Order.OrderNumber', 'Order.AccountId', 'Order.Account.Name'],
  },
];

/** A customer that fits what was typed, and why. */
export interface CustomerHit {
  /** Unique among the hits. */
  id: string;
  accountId: string;
  name: string;
  /** What it was found by, or tells it from others of that name. */
  about: string;
}

/** A record that was found as the customer that it belongs to; undefined for one without an account. */
export function customerHit(record: RecordData): CustomerHit | undefined {
  const isAccount = record.apiName === 'Account';
  const accountId = isAccount ? (record.id ?? '') : textAt(record, 'AccountId');
  if (!accountId) return undefined;
  const about = (ABOUT[record.apiName] ?? []).map((path) => textAt(record, path)).filter(Boolean);
  const name = textAt(record, isAccount ? 'Name' : 'Account.Name') || textAt(record, 'Name');
  return { id: record.id ?? '', accountId, name, about: about.join(' · ') };
}

const ABOUT: Readonly<Record<string, readonly string[]>> = {
  Account: ['AccountNumber', 'BillingCity', 'Phone'],
  Contact: ['Name', 'Email', 'Phone'],
  Order: ['OrderNumber'],
};

/** Hits of all sources, the accounts themselves first, none told twice in the same words. */
export function mergedHits(found: readonly (readonly CustomerHit[])[]): CustomerHit[] {
  const known = new Map(found.flat().map((hit) => [`${hit.accountId} ${hit.about}`, hit]));
  return [...known.values()];
}
