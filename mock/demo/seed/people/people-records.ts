import { hashPassword } from '../../../model/sessions/password-hash.ts';
import { objects } from '../../../objects/index.ts';
import { makeId } from '../../../store/ids.ts';
import { profileId, recordTypeId } from '../../../store/metadata-records.ts';
import type { Insert } from '../../../store/row.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import {
  EVERYBODY_GROUP_ID,
  PRACTICE_GROUP_ID,
  PREVIEW_ACCOUNT_ID,
  SUPPORT_USER_ID,
  WEBSTORE_ID,
} from '../well-known-ids.ts';
import { queues } from './queues.ts';
import { demoPassword, demoUsers } from './staff.ts';
import { type CustomerRow, customers } from './table.ts';

/** A customer as it is stored, for the orders. */
export interface SeededCustomer {
  accountId: string;
  ownerId: string;
  row: CustomerRow;
  name: string;
  phone: string;
}

const accountId = (place: number): string => makeId('001', place + 1);
const contactId = (place: number): string => makeId('003', place + 1);

/** Users beyond the demo users start here. */
const firstBuyerUser = 10;

/** Writes users, accounts with those they manage, contacts, addresses and group members. */
export async function seedPeople({ store, now }: SeedContext): Promise<SeededCustomer[]> {
  const seeded = customers.map(toCustomer);
  await store.insertMany('User', await Promise.all(demoStaff.map(staffUser)));
  await store.insertMany('Group', [...queues]);
  await store.insertMany(
    'Account',
    seeded.map((customer, place) => account(customer, place, now)),
  );
  await store.insertMany(
    'Contact',
    seeded.map((customer, place) => contact(customer, place, now)),
  );
  await store.insertMany('User', await buyerUsers(seeded));
  await store.insertMany('ContactPointAddress', seeded.flatMap(addresses));
  await store.insertMany('BuyerGroupMember', seeded.flatMap(memberships));
  await store.update('WebStore', WEBSTORE_ID, { PreviewAccountId__c: PREVIEW_ACCOUNT_ID });
  return seeded.map((customer, place) => ({ ...customer, ownerId: buyerUserId(place) ?? SUPPORT_USER_ID }));
}

function toCustomer(row: CustomerRow, place: number): SeededCustomer {
  return {
    accountId: accountId(place),
    ownerId: SUPPORT_USER_ID,
    row,
    name: row.organisation?.name ?? `${row.firstName} ${row.lastName}`,
    phone: `${row.country === 'AT' ? '+43' : '+49'} ${row.country === 'AT' ? 1 : 30} 5550${String(100 + place)}`,
  };
}

function account({ row, name, phone }: SeededCustomer, place: number, now: Date): Insert<'Account'> {
  const address = {
    Street: row.street,
    City: row.city,
    PostalCode: row.postalCode,
    State: row.state,
    Country: row.country,
  };
  return {
    Id: accountId(place),
    Name: name,
    AccountNumber: `K${String(100_001 + place)}`,
    Type: row.organisation?.type ?? 'Private',
    RecordTypeId: recordTypeId(objects.Account, row.organisation ? 'Organisation' : 'Customer'),
    ParentId: row.managedBy === undefined ? null : accountId(row.managedBy),
    Phone: phone,
    OwnerId: SUPPORT_USER_ID,
    ...prefixed('Billing', address),
    ...prefixed('Shipping', address),
    CreatedDate: daysBefore(now, 760 - place * 24),
  };
}

function prefixed<P extends string, T extends object>(prefix: P, parts: T) {
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [`${prefix}${name}`, value])) as {
    [K in keyof T & string as `${P}${K}`]: T[K];
  };
}

function contact({ row, phone }: SeededCustomer, place: number, now: Date): Insert<'Contact'> {
  return {
    Id: contactId(place),
    Salutation: row.salutation,
    FirstName: row.firstName,
    LastName: row.lastName,
    AccountId: accountId(place),
    Email: place === 0 ? demoUsers[0].username : emailOf(row, place),
    Phone: phone,
    Birthdate: row.birthdate ?? null,
    OwnerId: SUPPORT_USER_ID,
    CreatedDate: daysBefore(now, 760 - place * 24),
  };
}

/** Letters of any language as mail addresses write them. */
function emailOf({ firstName, lastName }: CustomerRow, place: number): string {
  const plain = `${firstName} ${lastName}`
    .toLocaleLowerCase('de')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
  return `${plain}.${place}@kunden.example`;
}

/** Those of the demo users who work for the shop. */
export const demoStaff = demoUsers.filter(({ customer }) => customer === undefined);

/** A user of the demo as it is stored. */
export async function staffUser({ id, username, firstName, lastName, profile }: (typeof demoStaff)[number]) {
  return {
    Id: id,
    FirstName: firstName,
    LastName: lastName,
    Username: username,
    Email: username,
    ProfileId: profileId(profile),
    IsDemo__c: true,
    PasswordHash__c: await hashPassword(demoPassword),
  };
}

/** The user a customer signs in with; managed accounts have none of their own. */
function buyerUserId(place: number): string | undefined {
  if (place === 0) return demoUsers[0].id;
  return customers[place]?.managedBy === undefined ? makeId('005', firstBuyerUser + place) : undefined;
}

/** The demo buyer, and the others, who cannot sign in since nobody knows a password of theirs. */
async function buyerUsers(seeded: SeededCustomer[]): Promise<Insert<'User'>[]> {
  const demoHash = await hashPassword(demoPassword);
  return seeded.flatMap(({ row, phone }, place) => {
    const id = buyerUserId(place);
    if (!id) return [];
    const username = place === 0 ? demoUsers[0].username : emailOf(row, place);
    return {
      Id: id,
      FirstName: row.firstName,
      LastName: row.lastName,
      Username: username,
      Email: username,
      Phone: phone,
      ProfileId: profileId('Buyer'),
      ContactId: contactId(place),
      AccountId: accountId(place),
      LocaleSidKey: row.country === 'AT' ? 'de_AT' : 'de_DE',
      IsDemo__c: place === 0,
      PasswordHash__c: place === 0 ? demoHash : null,
    };
  });
}

function addresses({ row, phone }: SeededCustomer, place: number): Insert<'ContactPointAddress'>[] {
  const base = {
    ParentId: accountId(place),
    FirstName: row.firstName,
    LastName: row.lastName,
    CompanyName: row.organisation?.name ?? null,
    Street: row.street,
    PostalCode: row.postalCode,
    City: row.city,
    State: row.state,
    Country: row.country,
    PhoneNumber: phone,
  };
  const home: Insert<'ContactPointAddress'>[] = [
    { ...base, Name: row.organisation ? 'Einrichtung' : 'Zuhause', AddressType: 'Shipping', IsDefault: true },
    { ...base, Name: 'Rechnung', AddressType: 'Billing', IsDefault: true },
  ];
  return place === 0 ? [...home, ...furtherAddresses(base)] : home;
}

/** The demo buyer also has things sent to work and to a friend abroad. */
function furtherAddresses(base: Insert<'ContactPointAddress'> | object): Insert<'ContactPointAddress'>[] {
  const shared = { ...base, AddressType: 'Shipping', IsDefault: false, ParentId: accountId(0) } as const;
  return [
    {
      ...shared,
      Name: 'Büro',
      CompanyName: 'Architekturbüro Sommer',
      Street: 'Torstraße 140',
      PostalCode: '10119',
      City: 'Berlin',
      State: 'Berlin',
      Country: 'DE',
    },
    {
      ...shared,
      Name: 'Bei Kathi',
      FirstName: 'Katharina',
      LastName: 'Steiner',
      Street: 'Getreidegasse 19',
      PostalCode: '5020',
      City: 'Salzburg',
      State: 'Salzburg',
      Country: 'AT',
    },
  ];
}

function memberships({ row }: SeededCustomer, place: number): Insert<'BuyerGroupMember'>[] {
  const everybody = { BuyerGroupId: EVERYBODY_GROUP_ID, BuyerId: accountId(place) };
  const organisation = row.organisation && row.organisation.type !== 'Company';
  return organisation
    ? [everybody, { BuyerGroupId: PRACTICE_GROUP_ID, BuyerId: accountId(place) }]
    : [everybody];
}
