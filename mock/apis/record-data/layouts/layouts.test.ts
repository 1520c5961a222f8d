import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { readableObjects } from '../testing/readable-objects.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  [merchandiser, support] = [await platform.user('Merchandiser'), await platform.user('Support')];
});
afterAll(() => platform.close());

function items({ sections }: Schemas['RecordLayout']): Schemas['RecordLayoutItem'][] {
  return sections.flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems));
}

function itemOf(layout: Schemas['RecordLayout'], field: string): Schemas['RecordLayoutItem'] | undefined {
  return items(layout).find(({ layoutComponents }) => layoutComponents[0]?.apiName === field);
}

describe('a layout', () => {
  it('RD-LAYOUT-01 a layout arranges the fields in sections and rows of two columns', async () => {
    const { body } = await merchandiser.get('/layout/Product2');
    const [first] = body.sections;
    expect(first).toMatchObject({ heading: 'Produkt', columns: 2, useHeading: true });
    expect(body.sections.length).toBeGreaterThan(1);
    for (const {
      columns,
      rows,
      layoutRows,
      heading,
    } of body.sections as Schemas['RecordLayout']['sections']) {
      expect([columns, layoutRows.length], String(heading)).toEqual([2, rows]);
      for (const { layoutItems } of layoutRows) expect(layoutItems, String(heading)).toHaveLength(2);
    }
    expect(itemOf(body, 'Name')).toMatchObject({
      label: 'Produktname',
      required: true,
      uiBehavior: 'Required',
    });
    expect(itemOf(body, 'OwnerId')?.lookupIdApiName).toBe('OwnerId');
  });

  it('PF-REST-31 a layout without a record type is that of the master record type', async () => {
    const { body } = await merchandiser.get('/layout/Account');
    expect(body.recordTypeId).toBe('012000000000000AAA');
    const { body: asked } = await merchandiser.get(`/layout/Account?recordTypeId=${body.recordTypeId}`);
    expect(asked).toEqual(body);
  });

  it('PF-REST-32 the layout of a small display has one column, the left one before the right one', async () => {
    const { body: large } = await merchandiser.get('/layout/Product2?formFactor=Large');
    const { body: small } = await merchandiser.get('/layout/Product2?formFactor=Small');
    const columnsOf = ({ sections }: Schemas['RecordLayout']) => sections.map(({ columns }) => columns);
    expect(new Set(columnsOf(small))).toEqual(new Set([1]));
    expect(new Set(columnsOf(large))).toEqual(new Set([2]));
    const fieldsOf = (layout: Schemas['RecordLayout']) =>
      items(layout).flatMap(({ layoutComponents }) => layoutComponents[0]?.apiName ?? []);
    expect(fieldsOf(small).toSorted()).toEqual(fieldsOf(large).toSorted());
    expect(fieldsOf(small).slice(0, 3)).toEqual(['Name', 'L2C_CM_ProductNameVariant__c', 'Brand__c']);
    const defaults = await merchandiser.get('/record-defaults/create/Product2?formFactor=Small');
    expect(new Set(columnsOf(defaults.body.layout))).toEqual(new Set([1]));
  });

  it('is read-only where the profile may not write', async () => {
    const { body } = await support.get('/layout/Product2?mode=Edit');
    expect(
      items(body).some(({ editableForUpdate, editableForNew }) => editableForUpdate || editableForNew),
    ).toBe(false);
    expect(itemOf(body, 'Name')).toMatchObject({ required: false, uiBehavior: 'Readonly' });
  });

  it('for creating leaves out what nobody can enter', async () => {
    const { body } = await merchandiser.get('/layout/Product2?mode=Create');
    expect(itemOf(body, 'CreatedDate')).toBeUndefined();
    const fields = items(body).filter(
      ({ layoutComponents }) => layoutComponents[0]?.componentType === 'Field',
    );
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter(({ editableForNew }) => !editableForNew)).toEqual([]);
    expect(itemOf(body, 'ProductClass')?.editableForNew).toBe(true);
    const edit = (await merchandiser.get('/layout/Product2?mode=Edit')).body;
    expect(itemOf(edit, 'CreatedDate')).toMatchObject({ editableForUpdate: false });
    expect(itemOf(edit, 'ProductClass')).toMatchObject({ editableForUpdate: false, editableForNew: true });
  });

  it('that is compact has the key fields only', async () => {
    const { body } = await merchandiser.get('/layout/Product2?layoutType=Compact');
    expect(items(body).map(({ layoutComponents }) => layoutComponents[0]?.apiName)).toEqual([
      'Name',
      'L2C_CM_PZN__c',
      'L2C_CM_RegulatoryClassification__c',
      'Manufacturer__c',
      'AvailableToOrder__c',
    ]);
  });

  it('keeps to the contract for every object and use', async () => {
    for (const { apiName } of readableObjects) {
      for (const layoutType of ['Full', 'Compact']) {
        for (const mode of ['View', 'Create', 'Edit']) {
          const path = `/layout/${apiName}?layoutType=${layoutType}&mode=${mode}`;
          expect(await merchandiser.get(path), path).toMatchObject({
            status: 200,
            body: { layoutType, mode },
          });
        }
      }
    }
  });

  it('RD-LAYOUT-16 a layout offers the assignment rule as a save option where an object has one, but not for viewing', async () => {
    const options = async (query: string) => (await merchandiser.get(`/layout/${query}`)).body.saveOptions;
    expect(await options('Case?mode=Create')).toMatchObject([
      { name: 'useDefaultRule', isDisplayed: true, restHeaderName: 'useDefaultRule' },
    ]);
    expect(await options('Case?mode=View')).toEqual([]);
    expect(await options('Account?mode=Create')).toEqual([]);
  });

  it('RD-LAYOUT-19 a layout has fields and empty places alone; buttons and related lists have calls of their own', async () => {
    const { body } = await merchandiser.get('/layout/Account');
    expect(Object.keys(body).sort()).toEqual([
      ...['eTag', 'id', 'layoutType', 'mode', 'objectApiName', 'recordTypeId', 'saveOptions', 'sections'],
    ]);
    const kinds = items(body).flatMap(({ layoutComponents }) =>
      layoutComponents.map(({ componentType }) => componentType),
    );
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) expect(['Field', 'EmptySpace']).toContain(kind);
    const { account } = await addAccount(platform.store, 'Mit Knöpfen');
    const { body: offered } = await merchandiser.get(`/actions/record/${account.Id}`);
    const [collection] = Object.values(offered.actions) as { actions: { type: string }[] }[];
    expect(collection?.actions.map(({ type }) => type)).toContain('StandardButton');
    const { body: related } = await merchandiser.get('/related-list-info/Account');
    expect(related.relatedLists.length).toBeGreaterThan(0);
  });

  it('is a 404 for a record type of another object', async () => {
    expect((await merchandiser.get('/layout/Product2?recordTypeId=012000000000001AAA')).status).toBe(404);
    expect((await platform.guest.get('/layout/Account')).status).toBe(404);
  });
});

describe('record UI', () => {
  it('RD-UI-01 a record UI answers records, layouts and object infos of several objects at once', async () => {
    const product = await addProduct(platform.store, 1);
    const { account } = await addAccount(platform.store, 'Sommer');
    const query = 'layoutTypes=Full,Compact&modes=View,Edit&optionalFields=Product2.SystemModstamp';
    const { status, body } = await merchandiser.get(`/record-ui/${product.Id},${account.Id}?${query}`);
    expect(status).toBe(200);
    expect(Object.keys(body.records).sort()).toEqual([account.Id, product.Id].sort());
    expect(Object.keys(body.objectInfos).sort()).toEqual(['Account', 'Product2']);
    const ofProduct = body.layouts.Product2['012000000000000AAA'];
    expect(Object.keys(ofProduct)).toEqual(['Full', 'Compact']);
    expect(Object.keys(ofProduct.Full)).toEqual(['View', 'Edit']);
    expect(body.layouts.Account[account.RecordTypeId].Full.View.recordTypeId).toBe(account.RecordTypeId);
    expect(body.records[product.Id].fields.SystemModstamp).toBeDefined();
    expect(body.layoutUserStates[ofProduct.Full.View.id].sectionUserStates).toBeDefined();
  });

  it('is a 404 when one of the records is missing', async () => {
    const product = await addProduct(platform.store, 2);
    const path = `/record-ui/${product.Id},01t000000000009AAA?layoutTypes=Full&modes=View`;
    expect((await merchandiser.get(path)).status).toBe(404);
    expect((await merchandiser.get(`/record-ui/${product.Id}`)).status).toBe(400);
  });
});
