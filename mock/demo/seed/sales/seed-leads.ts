import { objects } from '../../../objects/index.ts';
import { makeId } from '../../../store/ids.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import type { Insert } from '../../../store/row.ts';
import { urlName } from '../categories.ts';
import { euro } from '../money.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import { MERCHANDISER_USER_ID } from '../well-known-ids.ts';
import { type Prospect, prospects } from './prospects.ts';

/** A prospect that has become a customer. */
export interface Converted {
  prospect: Prospect;
  accountId: string;
  contactId: string;
  /** Days since it was converted. */
  age: number;
}

/** Records of prospects have the numbers from here on, beyond those of the customers. */
const firstProspect = 1001;

const idOf = (keyPrefix: string, place: number): string => makeId(keyPrefix, firstProspect + place);
/** The id of the lead of a prospect, by its place in the table. */
export const leadId = (place: number): string => idOf('00Q', place);

/** Writes every prospect as a lead, and the converted ones as accounts with a contact too. */
export async function seedLeads({ store, now }: SeedContext): Promise<Converted[]> {
  const converted = prospects.flatMap((prospect, place): Converted[] =>
    prospect.status === 'Converted'
      ? [{ prospect, accountId: idOf('001', place), contactId: idOf('003', place), age: 400 - place * 55 }]
      : [],
  );
  await store.insertMany(
    'Account',
    converted.map((one, place) => accountOf(one, place, now)),
  );
  await store.insertMany(
    'Contact',
    converted.map((one, place) => contactOf(one, place, now)),
  );
  await store.insertMany(
    'Lead',
    prospects.map((prospect, place) => leadOf(prospect, place, converted[place], now)),
  );
  return converted;
}

function leadOf(
  prospect: Prospect,
  place: number,
  converted: Converted | undefined,
  now: Date,
): Insert<'Lead'> {
  const { company, industry, street, postalCode, city, state } = prospect;
  const isEmployer = industry === 'Company' || industry === 'Education';
  return {
    Id: leadId(place),
    Salutation: prospect.salutation,
    FirstName: prospect.firstName,
    LastName: prospect.lastName,
    Company: company,
    Title: prospect.title,
    Email: emailOf(prospect),
    Phone: phoneOf(place),
    Website: `https://www.${urlName(company)}.example`,
    Street: street,
    PostalCode: postalCode,
    City: city,
    State: state,
    Status: prospect.status,
    Rating: prospect.rating,
    LeadSource: prospect.source,
    Industry: industry,
    Specialty__c: prospect.specialty,
    Interests__c: prospect.interests,
    NumberOfEmployees: prospect.employees,
    AnnualRevenue: euro(prospect.revenue * 100),
    RecordTypeId: recordTypeId(objects.Lead, isEmployer ? 'Employer' : 'Organisation'),
    OwnerId: MERCHANDISER_USER_ID,
    ConvertedDate: converted ? daysBefore(now, converted.age).slice(0, 10) : null,
    ConvertedAccountId: converted?.accountId ?? null,
    ConvertedContactId: converted?.contactId ?? null,
    CreatedDate: daysBefore(now, converted ? converted.age + 45 : 2 + place * 4, 8 + (place % 9)),
  };
}

function accountOf({ prospect, accountId, age }: Converted, place: number, now: Date): Insert<'Account'> {
  const { company, industry, street, postalCode, city, state } = prospect;
  return {
    Id: accountId,
    Name: company,
    AccountNumber: `K${String(200_001 + place)}`,
    Type: industry === 'Nursing' ? 'CareHome' : 'Practice',
    RecordTypeId: recordTypeId(objects.Account, 'Organisation'),
    Phone: phoneOf(place),
    BillingStreet: street,
    BillingPostalCode: postalCode,
    BillingCity: city,
    BillingState: state,
    BillingCountry: 'DE',
    OwnerId: MERCHANDISER_USER_ID,
    CreatedDate: daysBefore(now, age),
  };
}

function contactOf(
  { prospect, accountId, contactId, age }: Converted,
  place: number,
  now: Date,
): Insert<'Contact'> {
  return {
    Id: contactId,
    Salutation: prospect.salutation,
    FirstName: prospect.firstName,
    LastName: prospect.lastName,
    AccountId: accountId,
    Email: emailOf(prospect),
    Phone: phoneOf(place),
    MailingStreet: prospect.street,
    MailingPostalCode: prospect.postalCode,
    MailingCity: prospect.city,
    MailingState: prospect.state,
    MailingCountry: 'DE',
    Description: prospect.title,
    OwnerId: MERCHANDISER_USER_ID,
    CreatedDate: daysBefore(now, age),
  };
}

function emailOf({ firstName, lastName, company }: Prospect): string {
  return `${urlName(firstName.replace('Dr. ', ''))}.${urlName(lastName)}@${urlName(company)}.example`;
}

function phoneOf(place: number): string {
  return `+49 30 5551${String(100 + place)}`;
}
