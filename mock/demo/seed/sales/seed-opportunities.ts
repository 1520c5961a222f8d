import { objects } from '../../../objects/index.ts';
import { makeId } from '../../../store/ids.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import type { Insert } from '../../../store/row.ts';
import { euro } from '../money.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import { MERCHANDISER_USER_ID, PRACTICE_PRICEBOOK_ID } from '../well-known-ids.ts';
import type { Prospect } from './prospects.ts';
import { PRACTICE_CAMPAIGN_ID } from './seed-campaigns.ts';
import type { Converted } from './seed-leads.ts';

type Stage = NonNullable<Insert<'Opportunity'>['StageName']>;

/** What is being negotiated now with those who were supplied before, one after the other. */
const extensions: readonly { what: string; stage: Stage; share: number; next: string | null }[] = [
  { what: 'Impfzubehör', stage: 'Prospecting', share: 0.1, next: 'Bedarf für den Herbst erfragen' },
  { what: 'Verbandstoffe', stage: 'Qualification', share: 0.25, next: 'Musterpaket zusenden' },
  { what: 'Hautpflege', stage: 'Proposal', share: 0.3, next: 'Angebot nachfassen' },
  {
    what: 'Verblisterung für Gäste der Tagespflege',
    stage: 'Negotiation',
    share: 0.4,
    next: 'Besuch vor Ort',
  },
  { what: 'Notfallkoffer', stage: 'Closed Lost', share: 0.05, next: null },
  { what: 'Messgeräte', stage: 'Closed Won', share: 0.15, next: null },
];

/** Writes what was won when leads were converted, what is open now, and the contracts that came of it. */
export async function seedOpportunities(
  { store, now }: SeedContext,
  converted: readonly Converted[],
): Promise<number> {
  const won = converted.map((one, place) => wonOpportunity(one, place, now));
  const open = converted.map((one, place) => extension(one, place, now));
  await store.insertMany('Opportunity', [...won, ...open]);
  await store.insertMany(
    'Contract',
    converted.map((one, place) => contractOf(one, place, now)),
  );
  return won.length + open.length;
}

const opportunityId = (place: number): string => makeId('006', place + 1);

function supplyOf({ industry }: Prospect): Partial<Insert<'Opportunity'>> {
  return industry === 'Nursing'
    ? { RecordTypeId: recordTypeId(objects.Opportunity, 'HomeSupply'), DeliveryInterval__c: 'Weekly' }
    : { RecordTypeId: recordTypeId(objects.Opportunity, 'Supply'), DeliveryInterval__c: 'Monthly' };
}

function wonOpportunity(
  { prospect, accountId, contactId, age }: Converted,
  place: number,
  now: Date,
): Insert<'Opportunity'> {
  return {
    Id: opportunityId(place),
    Name: `${prospect.company}: Belieferung`,
    AccountId: accountId,
    ContactId: contactId,
    StageName: 'Closed Won',
    Type: 'New',
    Amount: euro(prospect.revenue * 100),
    CloseDate: daysBefore(now, age - 20).slice(0, 10),
    LeadSource: prospect.source,
    ...supplyOf(prospect),
    OwnerId: MERCHANDISER_USER_ID,
    CreatedDate: daysBefore(now, age),
  };
}

function extension(
  { prospect, accountId, contactId }: Converted,
  place: number,
  now: Date,
): Insert<'Opportunity'> {
  const { what, stage, share, next } = extensions[place % extensions.length] ?? extensions[0] ?? never();
  const isClosed = stage.startsWith('Closed');
  const closes = new Date(now.getTime() + (isClosed ? -8 : 12 + place * 9) * 86_400_000);
  return {
    Id: opportunityId(100 + place),
    Name: `${prospect.company}: ${what}`,
    AccountId: accountId,
    ContactId: contactId,
    StageName: stage,
    Type: 'Extension',
    Amount: euro(Math.round(prospect.revenue * share) * 100),
    CloseDate: closes.toISOString().slice(0, 10),
    CampaignId: PRACTICE_CAMPAIGN_ID,
    LeadSource: 'Campaign',
    LossReason__c: stage === 'Closed Lost' ? 'Competitor' : null,
    NextStep: next,
    ...supplyOf(prospect),
    OwnerId: MERCHANDISER_USER_ID,
    CreatedDate: daysBefore(now, 70 - place * 6),
  };
}

function contractOf(
  { prospect, accountId, contactId, age }: Converted,
  place: number,
  now: Date,
): Insert<'Contract'> {
  const signed = daysBefore(now, age - 25).slice(0, 10);
  return {
    AccountId: accountId,
    OpportunityId__c: opportunityId(place),
    Status: 'Activated',
    StartDate: `${signed.slice(0, 8)}01`,
    ContractTerm: prospect.industry === 'Nursing' ? 36 : 24,
    OwnerExpirationNotice: '60',
    Pricebook2Id: PRACTICE_PRICEBOOK_ID,
    Discount__c: prospect.revenue > 50_000 ? 5 : 2.5,
    CustomerSignedId: contactId,
    CustomerSignedDate: signed,
    SpecialTerms:
      prospect.industry === 'Nursing'
        ? 'Versorgungsvertrag nach § 12a ApoG; die freie Apothekenwahl der Bewohner bleibt unberührt.'
        : null,
    OwnerId: MERCHANDISER_USER_ID,
    CreatedDate: daysBefore(now, age - 25),
  };
}

function never(): never {
  throw new Error('There is nothing to negotiate');
}
