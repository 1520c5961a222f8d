import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { findObject } from '../../objects/index.ts';
import type { ProfileName } from '../../store/metadata-records.ts';

/** What a profile may do with the records of an object. */
export interface ObjectAccess {
  readonly read: boolean;
  readonly create: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}

const nothing: ObjectAccess = { read: false, create: false, edit: false, delete: false };
const readOnly: ObjectAccess = { ...nothing, read: true };
const readAndWrite: ObjectAccess = { read: true, create: true, edit: true, delete: false };
const everything: ObjectAccess = { ...readAndWrite, delete: true };

/** Shoppers see the shelves through the record interface; their carts and orders go through commerce calls. */
const shopper: Readonly<Record<string, ObjectAccess>> = { Product2: readOnly, ProductCategory: readOnly };

/** Support looks after customers; products and prices are not theirs to change. */
const support: Readonly<Record<string, ObjectAccess>> = {
  Account: readAndWrite,
  Asset: readAndWrite,
  Case: everything,
  CaseComment: everything,
  Contact: everything,
  ContactPointAddress: everything,
  Event: everything,
  Lead: readAndWrite,
  OrderDeliveryGroup: { ...readOnly, edit: true },
  Shipment: readAndWrite,
  ShipmentItem: everything,
  Task: everything,
  WorkPlan: everything,
  WorkStep: everything,
};

/**
 * Sign-ins and failed ones, keys and card tokens are nobody's business, users are made by administrators, a mail that was
 * sent stays as it is, and everybody has preferences.
 */
const staff: Readonly<Record<string, ObjectAccess>> = {
  AuthSession: nothing,
  ContentChunk: nothing,
  EmailMessage: { ...readOnly, create: true },
  GuestSession__c: nothing,
  IdempotencyRecord__c: nothing,
  OauthCode__c: nothing,
  OauthToken: nothing,
  PaymentToken__c: nothing,
  Registration__c: nothing,
  SigningKey__c: nothing,
  SignInThrottle__c: nothing,
  User: readOnly,
  UserAppInfo: everything,
  UserNavItem__c: everything,
};

/** Files come by upload; what is then known of them is edited like anything else. */
const files: Readonly<Record<string, ObjectAccess>> = {
  ContentDocument: { ...everything, create: false },
  ContentVersion: { ...readAndWrite, create: false },
};

/** Stock that is kept for a cart is released by those who look after the stock; all else of it is the platform's. */
const reservations: Readonly<Record<string, ObjectAccess>> = {
  InventoryItemReservation: { ...readOnly, edit: true },
};

/** Users stay, because records name them: who leaves is no longer active. Deliveries are changed by those who look after orders. */
const administrator: Readonly<Record<string, ObjectAccess>> = {
  OrderDeliveryGroup: { ...readOnly, edit: true },
  User: readAndWrite,
};

/** What users of this profile may do with an object; nothing with one that does not exist. */
export function objectAccess(profile: ProfileName, apiName: string): ObjectAccess {
  const definition = findObject(apiName);
  if (!definition) return nothing;
  switch (profile) {
    case 'Guest':
    case 'Buyer':
      return own(shopper, apiName) ?? nothing;
    case 'Support':
      return own(staff, apiName) ?? own(support, apiName) ?? readOnly;
    case 'Merchandiser':
      return own(staff, apiName) ?? editing(definition);
    case 'System Administrator':
      return own(administrator, apiName) ?? own(staff, apiName) ?? editing(definition);
    case 'Automated Process':
      return everything;
  }
}

/** Everything that people may do with an object at all. */
function editing({ apiName, managedByPlatform }: ObjectDefinition): ObjectAccess {
  return own(files, apiName) ?? own(reservations, apiName) ?? (managedByPlatform ? readOnly : everything);
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
