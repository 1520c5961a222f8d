import { makeId } from '../../../store/ids.ts';
import type { Insert } from '../../../store/row.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import { MERCHANDISER_USER_ID } from '../well-known-ids.ts';
import { type Converted, leadId } from './seed-leads.ts';

/** What taking on the supply of a home takes, in order. */
const takeover = [
  'Versorgungsvertrag der Behörde vorlegen',
  'Medikationspläne übernehmen',
  'Wechselwirkungen prüfen',
  'Lieferplan mit der Pflegedienstleitung abstimmen',
  'Personal der Einrichtung schulen',
] as const;

/** Writes appointments, and the plans by which the supply of homes is taken on. */
export async function seedWork({ store, now }: SeedContext, converted: readonly Converted[]): Promise<void> {
  await store.insertMany('Event', [...visits(converted, now), ...firstTalks(now)]);
  const homes = converted.filter(({ prospect }) => prospect.industry === 'Nursing');
  await store.insertMany(
    'WorkPlan',
    homes.map(({ prospect, accountId }, place) => ({
      Id: makeId('0gq', place + 1),
      Name: `Übernahme der Versorgung: ${prospect.company}`,
      AccountId__c: accountId,
      OwnerId: MERCHANDISER_USER_ID,
    })),
  );
  await store.insertMany(
    'WorkStep',
    homes.flatMap((_, place) => takeover.map((name, index) => stepOf(name, index, place, now))),
  );
}

/** The first home is further than the second. */
function stepOf(Name: string, index: number, place: number, now: Date): Insert<'WorkStep'> {
  const done = takeover.length - 1 - place * 2;
  const Status = index < done ? 'Completed' : index === done ? 'In Progress' : 'New';
  const begun = 40 - index * 7;
  return {
    WorkPlanId: makeId('0gq', place + 1),
    Name,
    ExecutionOrder: index + 1,
    Status,
    StartTime: Status === 'New' ? null : daysBefore(now, begun, 8),
    EndTime: Status === 'Completed' ? daysBefore(now, begun - 2, 15) : null,
  };
}

/** A visit to each customer, half of them still to come. */
function visits(converted: readonly Converted[], now: Date): Insert<'Event'>[] {
  return converted.map(({ prospect, accountId, contactId }, place) => {
    const start = new Date(now.getTime() + (place % 2 === 0 ? 3 + place : -12 - place) * 86_400_000);
    start.setUTCHours(8 + place, 30, 0, 0);
    return {
      Subject: place % 3 === 0 ? 'Schulung der Mitarbeitenden' : 'Besuch vor Ort',
      Type: place % 3 === 0 ? 'Training' : 'Visit',
      StartDateTime: start.toISOString(),
      EndDateTime: new Date(start.getTime() + (place % 3 === 0 ? 120 : 60) * 60_000).toISOString(),
      ShowAs: 'OutOfOffice',
      Location: `${prospect.street}, ${prospect.postalCode} ${prospect.city}`,
      AccountId: accountId,
      WhoId: contactId,
      OwnerId: MERCHANDISER_USER_ID,
    };
  });
}

/** Talks with the leads that are looked after at the moment. */
function firstTalks(now: Date): Insert<'Event'>[] {
  return [6, 7, 8].map((place, index) => {
    const start = new Date(now.getTime() + (2 + index * 3) * 86_400_000);
    start.setUTCHours(13, 0, 0, 0);
    return {
      Subject: 'Kennenlernen per Video',
      Type: 'Call',
      StartDateTime: start.toISOString(),
      EndDateTime: new Date(start.getTime() + 30 * 60_000).toISOString(),
      WhoId: leadId(place),
      OwnerId: MERCHANDISER_USER_ID,
    };
  });
}
