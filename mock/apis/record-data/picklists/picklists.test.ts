import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { readableObjects } from '../testing/readable-objects.ts';

const MASTER = '012000000000000AAA';
let platform: Platform;
let merchandiser: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
});
afterAll(() => platform.close());

const values = (picklist: { values: { value: string }[] }) => picklist.values.map(({ value }) => value);

describe('picklist values', () => {
  it('have labels in the language of the request', async () => {
    const path = `/object-info/Account/picklist-values/${MASTER}/Type`;
    const [german, english] = [
      await merchandiser.get(path),
      await merchandiser.get(path, { 'accept-language': 'en-GB' }),
    ];
    expect(german.body.values[0]).toMatchObject({ label: 'Privatperson', value: 'Private' });
    expect(english.body.values[0]).toMatchObject({ label: 'Private person', value: 'Private' });
  });

  it('RD-PICK-01 picklist values are limited by the record type', async () => {
    const { body } = await merchandiser.get('/object-info/Account');
    const types = Object.values(body.recordTypeInfos) as { name: string; recordTypeId: string }[];
    const organisation = types.find(({ name }) => name === 'Einrichtung')?.recordTypeId ?? '';
    const path = (id: string) => `/object-info/Account/picklist-values/${id}`;
    const all = (await merchandiser.get(path(MASTER))).body.picklistFieldValues;
    const some = (await merchandiser.get(path(organisation.slice(0, 15)))).body.picklistFieldValues;
    expect(values(all.Type)).toEqual(['Private', 'Practice', 'CareHome', 'Company']);
    expect(values(some.Type)).toEqual(['Practice', 'CareHome', 'Company']);
    expect((await merchandiser.get(path('012000000000001AAA'))).status).toBe(404);
  });

  it('PF-PICK-01 picklist values name the controlling values for which they are valid', async () => {
    const path = `/object-info/Product2/picklist-values/${MASTER}/ComparisonPriceType__c`;
    const { body } = await merchandiser.get(path);
    const controlling = Object.values(body.controllerValues);
    expect(controlling.length).toBeGreaterThan(1);
    for (const { validFor } of body.values)
      for (const index of validFor) expect(controlling).toContain(index);
    expect(body.values.some(({ validFor }: { validFor: number[] }) => validFor.length > 0)).toBe(true);
  });

  it.each([
    ['Lead', 'Status', 'Converted', { picklistAtrributesValueType: 'LeadStatus', converted: true }],
    ['Case', 'Status', 'Closed', { picklistAtrributesValueType: 'CaseStatus', closed: true }],
    [
      'Opportunity',
      'StageName',
      'Closed Won',
      {
        picklistAtrributesValueType: 'OpportunityStage',
        closed: true,
        defaultProbability: 100,
        forecastCategoryName: 'Closed',
        won: true,
      },
    ],
    [
      'WorkStep',
      'Status',
      'In Progress',
      { picklistAtrributesValueType: 'WorkStepStatus', sortOrder: 2, statusCode: 'InProgress' },
    ],
    ['Lead', 'Rating', 'Hot', null],
  ])('of %s.%s say what the platform knows of %s', async (apiName, field, value, attributes) => {
    const { body } = await merchandiser.get(`/object-info/${apiName}/picklist-values/${MASTER}/${field}`);
    const found = body.values.find((one: { value: string }) => one.value === value);
    expect(found.attributes).toEqual(attributes);
  });

  it('are a 400 for a field that is no picklist', async () => {
    const answer = await merchandiser.get(`/object-info/Product2/picklist-values/${MASTER}/Name`);
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] });
  });

  it('keep to the contract for every object', async () => {
    for (const { apiName } of readableObjects) {
      const { status } = await merchandiser.get(`/object-info/${apiName}/picklist-values/${MASTER}`);
      expect(status, apiName).toBe(200);
    }
  });
});
