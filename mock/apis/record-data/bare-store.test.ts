import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inBareStore } from '../../model/access/bare-store.ts';
import { objectDefinitions } from '../../objects/index.ts';
import { type Caller, openPlatform, type Platform } from './testing/platform.ts';
import { readableObjects } from './testing/readable-objects.ts';
import { addProduct } from './testing/sample-records.ts';

let platform: Platform;
let staff: Caller;
let productId: string;
beforeAll(async () => {
  platform = await openPlatform();
  staff = await platform.user('System Administrator');
  productId = (await addProduct(platform.store, 1, { Brand__c: 'Nordhaus' })).Id;
  for (const type of ['offizin__page', 'sfdc_cms__news'])
    await platform.store.insert('ManagedContent', {
      Name: `Impressum ${type}`,
      ContentKey: type,
      ContentTypeFullyQualifiedName: type,
      ContentBody: '{}',
    });
});
afterAll(() => platform.close());

const isCustom = (name: string) => name.endsWith('__c');
const fieldsOf = (custom: boolean) =>
  objectDefinitions
    .filter(({ apiName }) => isCustom(apiName) === custom)
    .flatMap(({ fields }) => Object.keys(fields).filter(isCustom));
/** Names that only fields of the package have. */
const shared = new Set(fieldsOf(true));
const ofPackage = new Set(fieldsOf(false).filter((name) => !shared.has(name)));
const named = (body: unknown) =>
  (JSON.stringify(body).match(/\b\w+__c\b/g) ?? []).filter((name) => ofPackage.has(name));
const get = (path: string) => inBareStore(() => staff.get(path));

describe('a bare store', () => {
  it.each(readableObjects.map(({ apiName }) => apiName))(
    'names no field of the package where %s is described',
    async (apiName) => {
      const paths = [
        `/object-info/${apiName}`,
        `/layout/${apiName}`,
        `/list-object-info/${apiName}`,
        `/search-info/${apiName}/filters`,
        `/related-list-info/${apiName}`,
        `/actions/object/${apiName}`,
        `/list-info/${apiName}/Recent`,
      ];
      for (const path of paths) {
        const [told, whole] = await Promise.all([get(path), staff.get(path)]);
        expect([path, told.status, ...named(told.body)]).toEqual([path, whole.status]);
      }
    },
  );

  it('answers a field of the package like one that does not exist', async () => {
    const ask = (field: string) => get(`/records/${productId}?fields=Product2.${field}`);
    const [hidden, absent] = await Promise.all([ask('Brand__c'), ask('Nothing__c')]);
    expect(hidden).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] });
    expect(JSON.stringify(hidden.body).replace('Brand__c', 'Nothing__c')).toBe(JSON.stringify(absent.body));
    expect((await staff.get(`/records/${productId}?fields=Product2.Brand__c`)).status).toBe(200);
  });

  it('knows contents of the platform’s own types only', async () => {
    const read = async (call: typeof get) =>
      (await call('/list-ui/ManagedContent/AllContent?pageSize=50')).body.records.records.map(
        ({ fields }: { fields: { Name: { value: string } } }) => fields.Name.value,
      );
    expect(await read(get)).toEqual(['Impressum sfdc_cms__news']);
    expect(await read(staff.get)).toHaveLength(2);
  });
});
