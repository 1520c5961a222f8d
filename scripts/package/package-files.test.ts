import { expect, it } from 'vitest';
import { objectDefinitions } from '#mock/objects/index.ts';
import { installed, isOwn } from './definitions/installed.ts';
import { packageFiles } from './package-files.ts';
import { fileOf, options, whole } from './testing.ts';

const paths = Object.keys(whole);

it('is the same each time it is written', () => {
  expect(packageFiles(options)).toEqual(whole);
  expect(paths).toEqual([...paths].sort());
});

it('adds no object, field or name that is for the bookkeeping of the mock', () => {
  const hidden = objectDefinitions.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) => (field.hidden ? [name] : [])),
  );
  const managed = objectDefinitions
    .filter(({ managedByPlatform }) => managedByPlatform)
    .map(({ apiName }) => apiName);
  const own = managed.filter(isOwn);
  expect(own).toEqual(
    expect.arrayContaining([
      'OauthCode__c',
      'GuestSession__c',
      'IdempotencyRecord__c',
      'SigningKey__c',
      'SignInThrottle__c',
    ]),
  );
  expect(
    installed.map(({ definition }) => definition.apiName).filter((name) => managed.includes(name)),
  ).toEqual([]);
  for (const name of [...hidden, ...own]) {
    const naming = paths.filter(
      (path) =>
        path.includes(`/${name}.`) || path.includes(`/${name}/`) || whole[path]?.includes(`>${name}<`),
    );
    expect(naming, name).toEqual([]);
  }
});

it('adds every field of ours that the shop shows of a product', () => {
  const fields = objectDefinitions.find(({ apiName }) => apiName === 'Product2')?.fields ?? {};
  const wanted = Object.keys(fields).filter((name) => isOwn(name));
  const added = paths.flatMap((path) => path.match(/objects\/Product2\/fields\/(.*)\.field-meta/)?.[1] ?? []);
  expect(added.sort()).toEqual(wanted.sort());
});

it('gives roles the rights that the mock gives them', () => {
  const buyer = fileOf('permissionsets/OffizinBuyer.permissionset-meta.xml');
  const support = fileOf('permissionsets/OffizinSupport.permissionset-meta.xml');
  const merchandiser = fileOf('permissionsets/OffizinMerchandiser.permissionset-meta.xml');
  expect(buyer).not.toMatch(/<editable>true|<allowEdit>true/);
  expect([...buyer.matchAll(/<object>(\w+)</g)].map(([, name]) => name)).toEqual([
    'Product2',
    'ProductCategory',
  ]);
  expect(support).not.toContain('Contract.Discount__c');
  expect(merchandiser).toContain('Contract.Discount__c');
  expect(support).not.toContain('Lead.Employer');
  expect(merchandiser).toContain('Lead.Employer');
  expect(support).toMatch(/<editable>false<\/editable>\s*<field>Product2\.Brand__c</);
});

it.each([
  ['Product2/fields/VatRate__c', '<defaultValue>0.19</defaultValue>'],
  ['Product2/fields/MinimumQuantity__c', '<defaultValue>1</defaultValue>'],
  ['Asset/fields/IsOnLoan__c', '<defaultValue>false</defaultValue>'],
])('writes the default of %s as a formula', (field, element) => {
  expect(fileOf(`objects/${field}.field-meta.xml`)).toContain(element);
});

it('knows the apps by their addresses', () => {
  const shop = fileOf('extlClntAppGlobalOauthSets/OffizinShopGlobalOauth.ecaGlblOauth-meta.xml');
  expect(shop).toContain('<callbackUrl>https://shop.example/auth/callback</callbackUrl>');
  expect(shop).toContain('<isPkceRequired>true</isPkceRequired>');
  expect(shop).not.toMatch(/consumerSecret>/);
  expect(fileOf('cspTrustedSites/OffizinConsole.cspTrustedSite-meta.xml')).toContain(
    '>https://staff.example<',
  );
});

it('speaks the language of the organisation', () => {
  const english = packageFiles({ ...options, language: 'en' });
  const path = 'force-app/main/default/objects/Product2/fields/Brand__c.field-meta.xml';
  expect([whole[path], english[path]]).toEqual([
    expect.stringContaining('<label>Marke</label>'),
    expect.stringContaining('<label>Brand</label>'),
  ]);
});
