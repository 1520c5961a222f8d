import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectDefinition } from '../../objects/index.ts';
import { makeId } from '../ids.ts';
import { recordTypeId } from '../metadata-records.ts';
import type { AnyRow, OpenStore } from '../store.ts';
import { openTestStore } from '../testing.ts';
import { type IntendedWrite, validateWrite } from './index.ts';

let store: OpenStore;
let account: AnyRow;
let product: AnyRow;

beforeAll(async () => {
  store = await openTestStore();
  account = await store.insert('Account', { Name: 'Weber', AccountNumber: 'K-1' });
  product = await store.insert('Product2', {
    Name: 'Ibuprofen 400',
    StockKeepingUnit: 'IBU-400',
    L2C_CM_PZN__c: '04877800',
    L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig',
    ComparisonPriceType__c: 'AVP',
  });
});
afterAll(() => store.close());

async function check(apiName: string, values: Record<string, unknown>, more: Partial<IntendedWrite> = {}) {
  return validateWrite(store, { apiName, values, language: 'de', ...more });
}

/** Field and code of everything that is wrong. */
async function wrong(apiName: string, values: Record<string, unknown>, more: Partial<IntendedWrite> = {}) {
  const result = await check(apiName, values, more);
  return result.ok ? [] : result.errors.map(({ field, errorCode }) => `${field} ${errorCode}`);
}

const newProduct = {
  Name: 'Nasenspray',
  StockKeepingUnit: 'NAS-1',
  L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig',
};

describe('an insert', () => {
  it('is answered with the values as they are to be stored', async () => {
    const given = { ...newProduct, Name: ' Nasenspray ', LowestPrice30Days__c: 4.5 };
    expect(await wrong('Product2', { ...given, OwnerId: '' })).toEqual(['OwnerId REQUIRED_FIELD_MISSING']);
    expect(await check('Product2', given)).toEqual({
      ok: true,
      values: { ...newProduct, LowestPrice30Days__c: '4.50' },
    });
  });

  it('names every missing field, in the order of the definition', async () => {
    expect(await wrong('Product2', { StockKeepingUnit: '  ' })).toEqual([
      'Name REQUIRED_FIELD_MISSING',
      'StockKeepingUnit REQUIRED_FIELD_MISSING',
      'L2C_CM_RegulatoryClassification__c REQUIRED_FIELD_MISSING',
    ]);
  });

  it('refuses fields that do not exist or are not to be set', async () => {
    expect(
      await wrong('Account', { Name: 'A', Nmae: 'B', CreatedDate: '2026-01-01T00:00:00Z', constructor: 1 }),
    ).toEqual([
      'CreatedDate INVALID_FIELD_FOR_INSERT_UPDATE',
      'Nmae INVALID_FIELD',
      'constructor INVALID_FIELD',
    ]);
    expect(await wrong('Contact', { LastName: 'A', Name: 'B' })).toEqual([
      'Name INVALID_FIELD_FOR_INSERT_UPDATE',
    ]);
  });

  it('lets the platform set what people may not, but never a computed field', async () => {
    const mayWrite = () => true;
    const login = { LastLoginDate: '2026-01-01T00:00:00Z' };
    const stored = await store.findOne('User');
    expect(await wrong('User', login, { stored: stored as AnyRow })).toHaveLength(1);
    expect(await wrong('User', login, { stored: stored as AnyRow, mayWrite })).toEqual([]);
    expect(await wrong('User', { Name: 'x' }, { stored: stored as AnyRow, mayWrite })).toHaveLength(1);
  });

  it('holds picklists to their values', async () => {
    expect(await wrong('Product2', { ...newProduct, DosageForm__c: 'Keks' })).toEqual([
      'DosageForm__c INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
    ]);
  });

  it('never takes an AVP for a UVP', async () => {
    const asUvp = { ...newProduct, ComparisonPriceType__c: 'UVP' };
    expect(await wrong('Product2', asUvp)).toEqual([
      'ComparisonPriceType__c INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
    ]);
    expect(await wrong('Product2', { ...asUvp, L2C_CM_RegulatoryClassification__c: 'Kosmetik' })).toEqual([]);
  });

  it('offers the picklist values of the record type', async () => {
    const organisation = recordTypeId(objectDefinition('Account'), 'Organisation');
    expect(await wrong('Account', { Name: 'A', Type: 'Practice' })).toEqual([
      'Type INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
    ]);
    expect(await wrong('Account', { Name: 'A', Type: 'Practice', RecordTypeId: organisation })).toEqual([]);
    expect(await wrong('Account', { Name: 'A', RecordTypeId: makeId('012', 5) })).toEqual([
      'RecordTypeId INVALID_CROSS_REFERENCE_KEY',
    ]);
  });

  it('wants references to lead to a record of the right object', async () => {
    expect(await wrong('Contact', { LastName: 'A', AccountId: makeId('001', 99) })).toEqual([
      'AccountId INVALID_CROSS_REFERENCE_KEY',
    ]);
    expect(await wrong('Contact', { LastName: 'A', AccountId: product.Id })).toEqual([
      'AccountId INVALID_CROSS_REFERENCE_KEY',
    ]);
    expect(await wrong('Contact', { LastName: 'A', AccountId: account.Id.slice(0, 15) })).toEqual([]);
  });

  it('wants unique values to be free, alone and together', async () => {
    expect(await wrong('Product2', { ...newProduct, L2C_CM_PZN__c: '4877800' })).toEqual([
      'L2C_CM_PZN__c DUPLICATE_VALUE',
    ]);
    const group = await store.insert('BuyerGroup', { Name: 'Praxen' });
    const member = { BuyerGroupId: group.Id, BuyerId: account.Id };
    expect(await wrong('BuyerGroupMember', member)).toEqual([]);
    await store.insert('BuyerGroupMember', member);
    expect(await wrong('BuyerGroupMember', member)).toEqual(['BuyerGroupId DUPLICATE_VALUE']);
  });

  it('wants the check digit of a PZN to fit and says so in the asked language', async () => {
    const values = { ...newProduct, L2C_CM_PZN__c: '04877801' };
    const answers = await Promise.all([
      check('Product2', values),
      check('Product2', values, { language: 'en' }),
    ]);
    expect(answers.map((answer) => !answer.ok && answer.errors)).toEqual([
      [
        {
          field: 'L2C_CM_PZN__c',
          fieldLabel: 'PZN',
          errorCode: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
          message: 'Die PZN ist ungültig: Sie hat acht Ziffern, und die Prüfziffer muss stimmen.',
        },
      ],
      [
        expect.objectContaining({
          message: 'The PZN is not valid: it has eight digits, and the check digit must fit.',
        }),
      ],
    ]);
  });
});

describe('an update', () => {
  it('needs only what it changes', async () => {
    expect(await wrong('Product2', { Brand__c: 'Ibu' }, { stored: product })).toEqual([]);
    expect(await wrong('Product2', { Name: null }, { stored: product })).toEqual([
      'Name REQUIRED_FIELD_MISSING',
    ]);
    expect(await wrong('Product2', { IsActive: null }, { stored: product })).toEqual([
      'IsActive REQUIRED_FIELD_MISSING',
    ]);
  });

  it('keeps the record’s own unique values free for itself', async () => {
    expect(await wrong('Product2', { L2C_CM_PZN__c: '04877800' }, { stored: product })).toEqual([]);
  });

  it('refuses the id and fields that are fixed once set', async () => {
    expect(await wrong('Product2', { Id: product.Id, ProductClass: 'Set' }, { stored: product })).toEqual([
      'Id INVALID_FIELD_FOR_INSERT_UPDATE',
      'ProductClass INVALID_FIELD_FOR_INSERT_UPDATE',
    ]);
  });

  it('sees that a new controlling value no longer allows the dependent one', async () => {
    const change = { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' };
    expect(await wrong('Product2', change, { stored: product })).toEqual([
      'ComparisonPriceType__c INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
    ]);
    expect(await wrong('Product2', { ...change, ComparisonPriceType__c: null }, { stored: product })).toEqual(
      [],
    );
  });
});
