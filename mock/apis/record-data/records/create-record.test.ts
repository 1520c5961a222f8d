import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objects } from '../../../objects/index.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let administrator: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  [merchandiser, support] = [await platform.user('Merchandiser'), await platform.user('Support')];
  administrator = await platform.user('System Administrator');
});
afterAll(() => platform.close());

const product = {
  Name: 'Nasenspray Linde',
  StockKeepingUnit: 'NS-1',
  L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig',
};
let count = 0;
const create = (fields: object, headers = {}) => {
  count += 1;
  const body = { apiName: 'Product2', fields: { ...product, StockKeepingUnit: `NS-${count}`, ...fields } };
  return merchandiser.post('/records', body, headers);
};
const faultOf = async (fields: object, headers = {}) => {
  const { status, body } = await create(fields, headers);
  expect(status).toBe(400);
  return body.output.fieldErrors;
};

describe('creating a record', () => {
  it('stores it in the name of the user and answers it', async () => {
    const { status, body } = await create({ L2C_CM_PZN__c: '04722316', VatRate__c: 7 });
    expect(status).toBe(201);
    expect(body.fields).toMatchObject({
      Name: { value: 'Nasenspray Linde' },
      VatRate__c: { displayValue: '7\u00a0%', value: 7 },
      ProductClass: { value: 'Simple' },
      CreatedBy: { displayValue: 'Mara Merchandiser' },
    });
    expect(await platform.store.get('Product2', body.id)).toMatchObject({
      Name: 'Nasenspray Linde',
      OwnerId: merchandiser.session.userId,
    });
  });

  it('takes the defaults for the fields that a form leaves empty', async () => {
    const { status, body } = await create({ ProductClass: null, VatRate__c: '', Description: '' });
    expect(status).toBe(201);
    expect(body.fields).toMatchObject({ ProductClass: { value: 'Simple' }, VatRate__c: { value: 19 } });
  });

  it.each([
    ['numbers', { VatRate__c: 7, PackAmount__c: 2.5, MinimumQuantity__c: 2, LowestPrice30Days__c: 4.9 }],
    [
      'text',
      { VatRate__c: '7', PackAmount__c: '2.5', MinimumQuantity__c: '2', LowestPrice30Days__c: '4.90' },
    ],
  ])('RD-REC-91 numbers given as %s are stored as the same numbers', async (_, fields) => {
    const { status, body } = await create(fields);
    expect(status).toBe(201);
    expect(await platform.store.get('Product2', body.id)).toMatchObject({
      VatRate__c: 7,
      PackAmount__c: 2.5,
      MinimumQuantity__c: 2,
      LowestPrice30Days__c: '4.90',
    });
  });

  it.each([
    ['Product2', { VatRate__c: 100.01 }, ['VatRate__c']],
    ['Product2', { LowestPrice30Days__c: 1e15 }, ['LowestPrice30Days__c']],
    ['Product2', { MaximumPerOrder__c: 100_000 }, ['MaximumPerOrder__c']],
    ['Product2', { MinimumQuantity__c: 3, MaximumQuantity__c: 2 }, ['MaximumQuantity__c']],
    ['Product2', { QuantityIncrement__c: 5, MaximumQuantity__c: 4 }, ['MaximumQuantity__c']],
    ['Product2', { MinimumQuantity__c: 3, MaximumPerOrder__c: 2 }, ['MaximumPerOrder__c']],
    ['PricebookEntry', { UnitPrice: 1e15 }, ['UnitPrice']],
    ['PricebookEntry', { UnitPrice: '1000000.00' }, ['UnitPrice']],
    ['Promotion', { PercentOff__c: 150 }, ['PercentOff__c']],
    ['Promotion', { MinimumAmount__c: 1e9, AmountOff__c: 1e9 }, ['AmountOff__c', 'MinimumAmount__c']],
    ['Promotion', { StartDate: '2026-03-02T00:00:00Z', EndDate: '2026-03-01T00:00:00Z' }, ['EndDate']],
    [
      'Coupon',
      { StartDateTime: '2026-03-02T00:00:00Z', EndDateTime: '2026-03-01T00:00:00Z' },
      ['EndDateTime'],
    ],
    ['OrderDeliveryMethod', { TransitTimeMin__c: 3, TransitTimeMax__c: 2 }, ['TransitTimeMax__c']],
    [
      'OrderDeliveryMethod',
      { ShippingFee__c: 1e9, TransitTimeMax__c: 366 },
      ['ShippingFee__c', 'TransitTimeMax__c'],
    ],
    ['BoostBuryRule__c', { Level__c: 101 }, ['Level__c']],
  ])(
    'PF-WRITE-04 a %s with %o is refused, and the fields at fault are named',
    async (apiName, fields, atFault) => {
      const { status, body } = await administrator.post('/records', { apiName, fields });
      expect(status).toBe(400);
      const faults: { field: string; errorCode: string }[] = Object.values(
        body.output.fieldErrors,
      ).flat() as never;
      const named = faults.filter(({ errorCode }) => errorCode !== 'REQUIRED_FIELD_MISSING');
      expect(named.map(({ field }) => field).sort()).toEqual(atFault);
    },
  );

  it('PF-WRITE-04 a change that brings two fields into the wrong order marks the one that was changed', async () => {
    const { body } = await create({ MinimumQuantity__c: 2, MaximumQuantity__c: 4 });
    const change = (fields: object) => merchandiser.patch(`/records/${body.id}`, { fields });
    const german = await change({ MinimumQuantity__c: 5 });
    expect([german.status, german.body.output.fieldErrors]).toEqual([
      400,
      {
        MinimumQuantity__c: [
          expect.objectContaining({ message: 'Der Wert darf nicht über dem Wert von „Höchstmenge“ liegen.' }),
        ],
      },
    ]);
    expect((await change({ MaximumQuantity__c: 1 })).body.output.fieldErrors).toMatchObject({
      MaximumQuantity__c: [{ message: 'Der Wert darf nicht unter dem Wert von „Mindestmenge“ liegen.' }],
    });
    expect((await change({ MinimumQuantity__c: 5, MaximumQuantity__c: 6 })).status).toBe(200);
  });

  it('PF-ERR-02 a refused creation names every field at fault, in the language of the request', async () => {
    const fields = { Name: '', VatRate__c: -1, Colour: 'red', CreatedDate: '2026-01-01T00:00:00Z' };
    const { body } = await create(fields);
    expect(body).toMatchObject({
      enhancedErrorType: 'RecordError',
      statusCode: 400,
      errorCode: 'REQUIRED_FIELD_MISSING',
    });
    expect(Object.keys(body.output.fieldErrors).sort()).toEqual([
      'Colour',
      'CreatedDate',
      'Name',
      'VatRate__c',
    ]);
    expect(body.output.fieldErrors.Name).toEqual([
      {
        constituentField: null,
        duplicateRecordError: null,
        errorCode: 'REQUIRED_FIELD_MISSING',
        field: 'Name',
        fieldLabel: 'Produktname',
        message: 'Füllen Sie dieses Feld aus.',
      },
    ]);
    const english = await create(fields, { 'accept-language': 'en' });
    expect(english.body.output.fieldErrors.Name[0]).toMatchObject({
      fieldLabel: 'Product name',
      message: 'Complete this field.',
    });
  });

  it.each([
    [{ Name: 'x'.repeat(256) }, 'STRING_TOO_LONG'],
    [{ Name: ' \t\n' }, 'REQUIRED_FIELD_MISSING'],
    [{ Name: 5 }, 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    [{ Name: 'a\u0000b' }, 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    [{ IsActive: 'yes' }, 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    [{ LowestPrice30Days__c: 'cheap' }, 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    [{ LowestPrice30Days__c: 12.955 }, 'NUMBER_OUTSIDE_VALID_RANGE'],
    [{ LowestPrice30Days__c: 1e21 }, 'NUMBER_OUTSIDE_VALID_RANGE'],
    [{ AvailableToOrder__c: 12345678901 }, 'NUMBER_OUTSIDE_VALID_RANGE'],
    [{ AvailableToOrder__c: 1.5 }, 'NUMBER_OUTSIDE_VALID_RANGE'],
    [{ MinimumQuantity__c: 0 }, 'NUMBER_OUTSIDE_VALID_RANGE'],
    [{ L2C_CM_PZN__c: '04722311' }, 'FIELD_CUSTOM_VALIDATION_EXCEPTION'],
    [{ Family: 'Unicorns' }, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'],
    [{ VariationParentId: 'nonsense' }, 'FIELD_INTEGRITY_EXCEPTION'],
    [{ VariationParentId: '001Of0000000001AAA' }, 'FIELD_INTEGRITY_EXCEPTION'],
    [{ VariationParentId: '01t000000000009' }, 'INVALID_CROSS_REFERENCE_KEY'],
    [{ Id: '01t000000000009AAA' }, 'INVALID_FIELD_FOR_INSERT_UPDATE'],
  ])('refuses %j with %s', async (fields, errorCode) => {
    const [field = ''] = Object.keys(fields);
    expect((await faultOf(fields))[field]).toEqual([expect.objectContaining({ field, errorCode })]);
  });

  it('counts characters as people do', async () => {
    expect((await create({ Name: '💊'.repeat(255) })).status).toBe(201);
    expect((await faultOf({ Name: '💊'.repeat(256) })).Name[0].errorCode).toBe('STRING_TOO_LONG');
  });

  it('judges a dependent picklist by the field that controls it', async () => {
    const given = { L2C_CM_RegulatoryClassification__c: 'Kosmetik', ComparisonPriceType__c: 'AVP' };
    const faults = await faultOf(given);
    expect(Object.keys(faults)).toEqual(['ComparisonPriceType__c']);
  });

  it('judges a picklist by the record type, the default one unless another is chosen', async () => {
    const fields = { Name: 'Praxis am Markt', Type: 'Practice' };
    const refused = await merchandiser.post('/records', { apiName: 'Account', fields });
    expect(Object.keys(refused.body.output.fieldErrors)).toEqual(['Type']);
    const { recordTypeInfos } = (await merchandiser.get('/object-info/Account')).body;
    const types = Object.values(recordTypeInfos) as { name: string; recordTypeId: string }[];
    const RecordTypeId = types.find(({ name }) => name === 'Einrichtung')?.recordTypeId;
    const answer = await merchandiser.post('/records', {
      apiName: 'Account',
      fields: { ...fields, RecordTypeId },
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { recordTypeId: RecordTypeId, recordTypeInfo: { name: 'Einrichtung' } },
    });
  });

  it('refuses a value that must be unique', async () => {
    await create({ StockKeepingUnit: 'TWICE' });
    const faults = await faultOf({ StockKeepingUnit: 'TWICE', Name: '' });
    expect(faults.StockKeepingUnit[0].errorCode).toBe('DUPLICATE_VALUE');
    expect(Object.keys(faults).sort()).toEqual(['Name', 'StockKeepingUnit']);
  });

  it('refuses a combination that must be unique, at each of its fields', async () => {
    const [catalog, row] = [
      await platform.store.insert('ProductCatalog', { Name: 'Sortiment' }),
      await addProduct(platform.store, 77),
    ];
    const category = await platform.store.insert('ProductCategory', { Name: 'Nase', CatalogId: catalog.Id });
    const fields = { ProductCategoryId: category.Id, ProductId: row.Id };
    const assign = () => merchandiser.post('/records', { apiName: 'ProductCategoryProduct', fields });
    expect((await assign()).status).toBe(201);
    expect(Object.keys((await assign()).body.output.fieldErrors)).toEqual(['ProductCategoryId', 'ProductId']);
  });

  it('takes a PZN as it is written on packs, and stores its eight digits', async () => {
    const { body } = await create({ L2C_CM_PZN__c: 'PZN-4877800' });
    expect((await platform.store.get('Product2', body.id))?.L2C_CM_PZN__c).toBe('04877800');
    const faults = await faultOf({ L2C_CM_PZN__c: ' 0487 7800 ' });
    expect(faults.L2C_CM_PZN__c[0].errorCode).toBe('DUPLICATE_VALUE');
  });

  it('takes a text of blanks for no value', async () => {
    const { body } = await create({ Brand__c: '   ', VatRate__c: ' ' });
    expect(body.fields).toMatchObject({ Brand__c: { value: null }, VatRate__c: { value: 19 } });
  });

  it('refuses the record type of another object', async () => {
    const fields = { Name: 'Praxis', RecordTypeId: recordTypeId(objects.Lead) };
    const { body } = await merchandiser.post('/records', { apiName: 'Account', fields });
    expect(body.output.fieldErrors.RecordTypeId[0].errorCode).toBe('INVALID_CROSS_REFERENCE_KEY');
  });

  it('computes what follows from other fields', async () => {
    const { account } = await addAccount(platform.store, 'Praxis');
    const post = async (apiName: string, fields: object) =>
      (await merchandiser.post('/records', { apiName, fields })).body.fields;
    const AccountId = account.Id;
    const chance = { Name: 'Bedarf', AccountId, CloseDate: '2026-07-01', Amount: 99.99 };
    expect(await post('Opportunity', { ...chance, StageName: 'Negotiation' })).toMatchObject({
      Probability: { value: 75, displayValue: '75\u00a0%' },
      ExpectedRevenue: { value: 74.99 },
      ForecastCategoryName: { value: 'Commit' },
      IsClosed: { value: false },
    });
    expect(await post('Opportunity', { ...chance, Amount: null, StageName: 'Closed Lost' })).toMatchObject({
      ExpectedRevenue: { value: null },
      IsClosed: { value: true },
      IsWon: { value: false },
    });
    expect(await post('Contract', { AccountId, StartDate: '2026-01-31', ContractTerm: 13 })).toMatchObject({
      EndDate: { value: '2027-02-27' },
    });
    const times = { StartDateTime: '2026-06-01T08:00:00Z', EndDateTime: '2026-06-01T09:30:00Z' };
    expect(await post('Event', { Subject: 'Besuch', ...times })).toMatchObject({
      DurationInMinutes: { value: 90 },
    });
  });

  it.each(['offizin.example', 'ftp://offizin.example', 'https:// offizin'])(
    'refuses %j for an address on the web',
    async (Website) => {
      const fields = { LastName: 'Neu', Company: 'Praxis', Website };
      const { body } = await support.post('/records', { apiName: 'Lead', fields });
      expect(Object.keys(body.output.fieldErrors)).toEqual(['Website']);
    },
  );

  it('refuses a record that another field does not allow, whichever of both is changed', async () => {
    const [own, other] = [
      await addAccount(platform.store, 'Eigen'),
      await addAccount(platform.store, 'Fremd'),
    ];
    const fields = { Subject: 'Frage', AccountId: own.account.Id, ContactId: other.contacts[0]?.Id };
    const refused = await support.post('/records', { apiName: 'Case', fields });
    expect(refused.body.output.fieldErrors.ContactId[0]).toMatchObject({
      errorCode: 'FIELD_FILTER_VALIDATION_EXCEPTION',
      message: 'Der gewählte Datensatz passt nicht zum Feld „Account“.',
    });
    const ContactId = own.contacts[0]?.Id;
    const made = await support.post('/records', { apiName: 'Case', fields: { ...fields, ContactId } });
    expect(made.status).toBe(201);
    const moved = await support.patch(`/records/${made.body.id}`, {
      fields: { AccountId: other.account.Id },
    });
    expect(Object.keys(moved.body.output.fieldErrors)).toEqual(['ContactId']);
    const freed = await support.patch(`/records/${made.body.id}`, { fields: { AccountId: null } });
    expect(freed.status).toBe(200);
  });

  it('is refused without the right, the object or a session', async () => {
    const body = { apiName: 'Product2', fields: product };
    expect((await support.post('/records', body)).status).toBe(403);
    expect((await platform.guest.post('/records', body)).status).toBe(401);
    expect((await merchandiser.post('/records', { apiName: 'Unicorn', fields: {} })).status).toBe(404);
    expect((await merchandiser.post('/records', { apiName: 'WebCart', fields: {} })).status).toBe(403);
  });
});
