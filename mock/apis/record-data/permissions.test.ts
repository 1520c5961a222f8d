import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unseenFields } from '../../model/access/fields-hidden-from-profiles.ts';
import { type ObjectAccess, objectAccess } from '../../model/access/object-access.ts';
import { seenDefinition } from '../../model/access/seen-definition.ts';
import { quickActions } from '../../model/actions/index.ts';
import { objectDefinitions, objects } from '../../objects/index.ts';
import { recordTypeId } from '../../store/metadata-records.ts';
import { type Caller, openPlatform, type Platform } from './testing/platform.ts';
import { addAccount } from './testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let contractId: string;
beforeAll(async () => {
  platform = await openPlatform();
  [merchandiser, support] = [await platform.user('Merchandiser'), await platform.user('Support')];
  const { account } = await addAccount(platform.store, 'Sommer');
  const terms = { SpecialTerms: 'Zahlbar in vierzig Tagen', Discount__c: 12 };
  const dates = { StartDate: '2026-01-01', ContractTerm: 12 };
  contractId = (await platform.store.insert('Contract', { AccountId: account.Id, ...dates, ...terms })).Id;
});
afterAll(() => platform.close());

describe('a field that a profile does not see', () => {
  const paths = (id: string) => [
    `/records/${id}?fields=Contract.Discount__c`,
    `/records/${id}?fields=Contract.Nothing__c`,
  ];

  it('is answered exactly like an absent one', async () => {
    const [hidden, absent] = await Promise.all(paths(contractId).map((path) => support.get(path)));
    expect(hidden).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] });
    expect(JSON.stringify(hidden?.body).replace('Discount__c', 'Nothing__c')).toBe(
      JSON.stringify(absent?.body),
    );
    const [shown] = await Promise.all(paths(contractId).map((path) => merchandiser.get(path)));
    expect(shown?.body.fields.Discount__c.value).toBe(12);
  });

  it('is in no object info, layout, list, related list or search', async () => {
    const answers = await Promise.all([
      support.get('/object-info/Contract'),
      support.get('/layout/Contract'),
      support.get('/list-object-info/Contract'),
      support.get('/list-info/Contract/All'),
      support.post('/list-records/Contract/All', {}),
      support.get('/related-list-info/Account/Contracts?restrictColumnsToLayout=false'),
      support.get('/search-info/Contract/filters'),
      support.get(`/record-ui/${contractId}?layoutTypes=Full&modes=View`),
      support.post('/search/results/keyword?q=vierzig&objectApiName=Contract', {}),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/Discount__c|SpecialTerms|vierzig Tagen/);
    }
    expect(answers.at(-1)?.body.keywordSearchResult.totalCount).toBe(0);
    const found = await merchandiser.post('/search/results/keyword?q=vierzig&objectApiName=Contract', {});
    expect(found.body.keywordSearchResult.totalCount).toBe(1);
  });

  it('narrows and orders no list', async () => {
    const list = (body: object) => support.post('/list-records/Contract/All', body);
    const refused = { status: 400, body: [{ errorCode: 'INVALID_FIELD' }] };
    expect((await list({ fields: ['Contract.Status'] })).status).toBe(200);
    expect(await list({ where: '{ Discount__c: { gt: 10 } }' })).toMatchObject(refused);
    expect(await list({ sortBy: ['Discount__c'] })).toMatchObject(refused);
  });

  it('is none that names records, tells duplicates apart or that an action needs', () => {
    for (const profile of ['Guest', 'Buyer', 'Support', 'Merchandiser'] as const) {
      for (const definition of objectDefinitions) {
        const { apiName, nameFields, duplicateRules } = definition;
        const compared = duplicateRules.flatMap(({ matching, filters = [] }) => [
          ...filters.map(({ field }) => field),
          ...matching.flatMap(({ fields }) => fields.map(({ field }) => field)),
        ]);
        const mayAct = ({ create, edit }: ObjectAccess) => create || edit;
        const own = quickActions.filter(({ target }) => mayAct(objectAccess(profile, target)));
        const acting = own.flatMap(({ target, source, columns, presets }) => [
          ...(target === apiName ? [...columns.flat(), ...Object.keys(presets)] : []),
          ...(source === apiName
            ? Object.values(presets).flatMap((preset) => ('from' in preset ? [preset.from] : []))
            : []),
        ]);
        const needed = new Set(['Id', 'Name', 'OwnerId', ...nameFields, ...compared, ...acting]);
        const unseen = unseenFields(profile, apiName);
        expect(
          unseen.filter((name) => needed.has(name) || !(name in definition.fields)),
          apiName,
        ).toEqual([]);
        expect(seenDefinition(profile, definition)).toBe(seenDefinition(profile, definition));
      }
    }
  });
});

describe('a record type that a profile cannot give', () => {
  const employer = recordTypeId(objects.Lead, 'Employer');
  const create = (caller: Caller) =>
    caller.post('/records', {
      apiName: 'Lead',
      allowSaveOnDuplicate: true,
      fields: {
        LastName: 'Kurz',
        Company: 'Kurz GmbH',
        RecordTypeId: employer,
        OwnerId: support.session.userId,
      },
    });

  it('is said not to be available and is refused, naming the field', async () => {
    const infos = async (caller: Caller) => (await caller.get('/object-info/Lead')).body.recordTypeInfos;
    expect((await infos(support))[employer].available).toBe(false);
    expect((await infos(merchandiser))[employer].available).toBe(true);
    const refused = await create(support);
    expect(refused.body.output.fieldErrors.RecordTypeId[0].errorCode).toBe('INVALID_CROSS_REFERENCE_KEY');
    expect((await create(merchandiser)).status).toBe(201);
  });

  it('does not keep its records from being read and changed otherwise', async () => {
    const { body } = await create(merchandiser);
    const read = await support.get(`/records/${body.id}?layoutTypes=Full`);
    expect(read.body.recordTypeInfo).toMatchObject({ available: false, recordTypeId: employer });
    const changed = await support.patch(`/records/${body.id}`, { fields: { LastName: 'Lang' } });
    expect(changed.status).toBe(200);
  });
});

describe('objects, records and apps that a profile does not see', () => {
  it('are a 404 exactly like absent ones', async () => {
    const buyer = await platform.user('Buyer');
    const absent = `${contractId.slice(0, 12)}zzz`;
    const pairs = [
      [`/records/${contractId}?fields=Contract.Status`, `/records/${absent}?fields=Contract.Status`],
      ['/object-info/Contract', '/object-info/Unicorn'],
      ['/layout/Contract', '/layout/Unicorn'],
      ['/list-ui/Contract', '/list-ui/Unicorn'],
      [
        '/object-info/Contract/picklist-values/012000000000000AAA',
        '/object-info/Unicorn/picklist-values/012000000000000AAA',
      ],
      ['/record-defaults/create/Contract', '/record-defaults/create/Unicorn'],
      [`/actions/record/${contractId}`, `/actions/record/${absent}`],
    ];
    for (const [hidden = '', missing = ''] of pairs) {
      const [one, other] = [await buyer.get(hidden), await buyer.get(missing)];
      expect([one.status, one.body], hidden).toEqual([other.status, other.body]);
      expect(one.status, hidden).toBe(404);
    }
    const { body } = await merchandiser.get('/apps');
    const sales = body.apps.find((app: { developerName: string }) => app.developerName === 'Vertrieb');
    expect((await support.get(`/apps/${sales.appId}`)).status).toBe(404);
  });

  it("are another person's own records as well", async () => {
    const row = await platform.store.as(String(support.session.userId)).insert('ListView', {
      Name: 'Meine',
      DeveloperName: 'Meine',
      SobjectType: 'Contract',
      Visibility__c: 'Private',
    });
    const path = `/records/${row.Id}?fields=ListView.Name`;
    expect((await support.get(path)).status).toBe(200);
    expect((await merchandiser.get(path)).status).toBe(404);
    for (const part of ['actions/record', 'related-list-count'])
      expect(
        (await merchandiser.get(`/${part}/${row.Id}${part === 'related-list-count' ? '/Nothing' : ''}`))
          .status,
      ).toBe(404);
    const change = async (id: string, fields: object) => {
      const { status, body } = await merchandiser.patch(`/records/${id}`, { fields });
      return { status, body };
    };
    const absentId = (id: string) => `${id.slice(0, 12)}zzz`;
    // Nobody changes the record of a list by hand, be it there or not.
    const list = await change(row.Id, { Name: 'X' });
    expect(list.status).toBe(403);
    expect(list).toEqual(await change(absentId(row.Id), { Name: 'X' }));
    const item = await platform.store.as(String(support.session.userId)).insert('UserNavItem__c', {
      UserId__c: String(support.session.userId),
      AppName__c: 'Service',
      NavItemName__c: 'standard-Case',
      Position__c: 1,
    });
    const foreign = await change(item.Id, { Position__c: 2 });
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await change(absentId(item.Id), { Position__c: 2 }));
    expect(await platform.store.get('UserNavItem__c', item.Id)).toEqual(item);
  });
});
