import { findMatches } from '../../../apis/record-data/duplicates/find-matches.ts';
import { reportDuplicates } from '../../../apis/record-data/duplicates/report-duplicates.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objects } from '../../../objects/index.ts';
import { makeId } from '../../../store/ids.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import { MERCHANDISER_USER_ID, SUPPORT_USER_ID } from '../well-known-ids.ts';

/** Records that repeat others have the numbers from here on. */
const first = 2001;

/** How many there are of each object. */
const doubles: readonly (readonly [ObjectDefinition, number])[] = [
  [objects.Account, 1],
  [objects.Contact, 3],
  [objects.Lead, 1],
];

/** Writes a few records twice in slightly other words, as happens in every year-old directory, and lists them. */
export async function seedDuplicates(context: SeedContext): Promise<void> {
  await writeDoubles(context);
  const { store } = context;
  for (const [definition, count] of doubles) {
    const ids = Array.from({ length: count }, (_, index) => makeId(definition.keyPrefix, first + index));
    for (const record of await store.getMany(definition.apiName, ids)) {
      const matches = await findMatches(store, { definition, record });
      await reportDuplicates(store, definition, record.Id, matches);
    }
  }
}

async function writeDoubles({ store, now }: SeedContext): Promise<void> {
  const accountId = makeId('001', first);
  await store.insertMany('Account', [
    {
      Id: accountId,
      Name: 'Seniorenhaus Abendroth',
      AccountNumber: 'K300001',
      Type: 'CareHome',
      RecordTypeId: recordTypeId(objects.Account, 'Organisation'),
      BillingStreet: 'Parkstr. 11',
      BillingPostalCode: '94032',
      BillingCity: 'Passau',
      BillingCountry: 'DE',
      OwnerId: SUPPORT_USER_ID,
      CreatedDate: daysBefore(now, 31),
    },
  ]);
  const kuehn = {
    LastName: 'Kühn',
    MailingPostalCode: '50667',
    MailingCity: 'Köln',
    MailingCountry: 'DE',
    OwnerId: SUPPORT_USER_ID,
  } as const;
  await store.insertMany('Contact', [
    {
      ...kuehn,
      Id: makeId('003', first),
      Salutation: 'Frau',
      FirstName: 'Stephanie',
      Email: 'stephanie.kuehn@kunden.example',
      CreatedDate: daysBefore(now, 200),
    },
    {
      ...kuehn,
      Id: makeId('003', first + 1),
      FirstName: 'Stefanie',
      LastName: 'Kuehn',
      Phone: '+49 221 5550200',
      CreatedDate: daysBefore(now, 12),
    },
    {
      Id: makeId('003', first + 2),
      Salutation: 'Herr',
      FirstName: 'Georg',
      LastName: 'Seidl',
      AccountId: accountId,
      Phone: '+49 851 5550300',
      OwnerId: SUPPORT_USER_ID,
      CreatedDate: daysBefore(now, 31),
    },
  ]);
  await store.insertMany('Lead', [
    {
      Id: makeId('00Q', first),
      FirstName: 'Daniela',
      LastName: 'Vogt',
      Company: 'Herzenssache ambulante Pflege GmbH',
      Email: 'info@herzenssache.example',
      City: 'Magdeburg',
      Status: 'New',
      LeadSource: 'Phone',
      Industry: 'Nursing',
      RecordTypeId: recordTypeId(objects.Lead, 'Organisation'),
      OwnerId: MERCHANDISER_USER_ID,
      CreatedDate: daysBefore(now, 5),
    },
  ]);
}
