import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileId } from '../../../store/metadata-records.ts';
import type { Row } from '../../../store/row.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let support: Caller;
let sommer: Row<'Account'>;
let ibuprofen: Row<'Product2'>;
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
  sommer = (await addAccount(platform.store, 'Sommer')).account;
  await platform.store.update('Account', sommer.Id, { Phone: '+49 30 5550100' });
  await addAccount(platform.store, 'Winkelmüller');
  ibuprofen = await addProduct(platform.store, 400, {
    L2C_CM_PZN__c: '04877800',
    Family: 'Arzneimittel',
    Description: `${'Packungsbeilage beachten. '.repeat(12)}Nicht länger als vier Tage anwenden. ${'Trocken lagern. '.repeat(9)}`,
  });
  await addProduct(platform.store, 200, { Name: 'Filmtabletten Nord', Family: 'Nahrungsergänzung' });
});
afterAll(() => platform.close());

async function search(q: string, body: object = {}, caller = support) {
  const answer = await caller.post(`/search/results?q=${encodeURIComponent(q)}`, body);
  // biome-ignore lint/suspicious/noExplicitAny: the contract check has proved the shape
  const groups: any[] = answer.body.keywordSearchResults ?? [];
  const counts = Object.fromEntries(groups.map((group) => [group.objectApiName, group.totalCount]));
  return { ...answer, groups, counts };
}

async function keyword(q: string, objectApiName: string, body: object = {}, caller = support) {
  const parameters = new URLSearchParams({ q, objectApiName });
  const answer = await caller.post(`/search/results/keyword?${parameters}`, body);
  const result = answer.body.keywordSearchResult;
  return {
    ...answer,
    result,
    names: (result?.records ?? []).map(
      // biome-ignore lint/suspicious/noExplicitAny: the contract check has proved the shape
      ({ record }: any) => record.fields.Name?.value ?? record.fields.OrderNumber?.value,
    ),
  };
}

/** A lead of a merchandiser's own, and a contract with terms that the support does not see. */
async function addHidden() {
  const Username = 'quitte@offizin.example';
  const ProfileId = profileId('Merchandiser');
  const owner = await platform.store.insert('User', {
    LastName: 'Quitte',
    Username,
    Email: Username,
    ProfileId,
  });
  const lead = await platform.store.insert('Lead', {
    LastName: 'Quittenhain',
    Company: 'Hof',
    OwnerId: owner.Id,
  });
  const contract = await platform.store.insert('Contract', {
    AccountId: sommer.Id,
    SpecialTerms: 'Rabattstaffel',
  });
  return { lead, contract };
}

describe('the search over all objects', () => {
  it('RD-SEARCH-05 the search groups what it finds by object, with counts, the best group first', async () => {
    const { status, groups, counts, body } = await search('sommer');
    expect(status).toBe(200);
    expect(counts).toEqual({ Account: 1, Contact: 2 });
    expect(groups[0]).toMatchObject({ label: 'Account', relatedObjectApiNames: ['Contact'], error: null });
    expect(body).toMatchObject({ query: 'sommer', configurationName: 'Default' });
  });

  it('prefers the object that most others refer to among equals', async () => {
    await platform.store.insert('ManagedContent', {
      Name: ibuprofen.Name,
      ContentKey: 'MCIBU',
      ContentTypeFullyQualifiedName: 'sfdc_cms__image',
      ContentBody: '{}',
    });
    const objects = (await search('ibuprofen')).groups.map(({ objectApiName }) => objectApiName);
    expect(objects).toEqual(['Product2', 'ManagedContent']);
    await platform.store.deleteWhere('ManagedContent', { ContentKey: 'MCIBU' });
  });

  it('finds word forms, umlauts in either spelling, and one typing error', async () => {
    expect((await search('Tablette')).counts).toEqual({ Product2: 1 });
    expect((await search('winkelmueller')).counts).toEqual({ Account: 1, Contact: 2 });
    const corrected = await search('ibuprfoen');
    expect(corrected.counts).toEqual({ Product2: 1 });
    expect(corrected.groups[0].records[0].searchInfo.isSpellCorrected).toBe(true);
    expect(corrected.body.query).toBe('Ibuprofen');
  });

  it('corrects nothing while anything is found as it was typed', async () => {
    const { groups } = await search('sommer');
    const corrected = groups
      .flatMap(({ records }) => records)
      .map(({ searchInfo }: { searchInfo: { isSpellCorrected: boolean } }) => searchInfo.isSpellCorrected);
    expect(corrected).toEqual([false, false, false]);
  });

  it('finds a record by its id, a product by its PZN in any spelling and a customer by telephone', async () => {
    expect((await search(sommer.Id.slice(0, 15))).counts).toEqual({ Account: 1 });
    expect((await search('PZN 4877800')).counts).toEqual({ Product2: 1 });
    expect((await search('030 5550100')).counts).toEqual({ Account: 1 });
  });

  it('shows where the words stand, in long texts by an excerpt', async () => {
    const [name] = (await search('ibuprofen')).groups;
    expect(name.records[0].highlightInfo.fields.Name).toContainEqual({ isMatch: true, text: 'Ibuprofen' });
    const [text] = (await search('vier Tage')).groups;
    expect(text.records[0].highlightInfo).toMatchObject({ fields: {} });
    expect(text.records[0].highlightInfo.snippet).toMatch(/^… .*länger als vier Tage anwenden.* …$/);
  });

  it('keeps to what a profile may read', async () => {
    expect((await search('sommer', {}, platform.guest)).counts).toEqual({});
    expect((await search('ibuprofen', {}, platform.guest)).counts).toEqual({ Product2: 1 });
    const named = await search('sommer', { objectApiNames: ['Contact'] }, platform.guest);
    expect(named).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
  });

  it('RD-SEARCH-12 words of records and fields that somebody may not see are as if they stood nowhere', async () => {
    const merchandiser = await platform.user('Merchandiser');
    const { lead, contract } = await addHidden();
    for (const word of ['Quittenhain', 'Rabattstaffel']) {
      const misspelt = `${word.slice(0, -1)}x`;
      expect((await search(misspelt, {}, merchandiser)).body.query).toBe(word);
      for (const term of [word, misspelt]) {
        const { counts, body } = await search(term);
        expect([counts, body.query], term).toEqual([{}, term]);
        expect((await keyword(term, word === 'Quittenhain' ? 'Lead' : 'Contract')).body.query).toBe(term);
      }
    }
    await platform.store.delete('Contract', contract.Id);
    await platform.store.delete('Lead', lead.Id);
  });

  it('searches the objects asked for, each by its own options', async () => {
    const { counts, groups } = await search('sommer', {
      objectApiNames: ['contact'],
      searchObjectOptions: [{ objectApiName: 'Contact', pageSize: 1, sortBy: ['-FirstName'] }],
    });
    expect(counts).toEqual({ Contact: 2 });
    expect(groups[0].records).toHaveLength(1);
    expect(groups[0].records[0].record.fields.FirstName.value).toBe('Bernd');
    expect((await search('sommer', { answerTypes: ['Answer'] })).groups).toEqual([]);
  });

  it.each(['x', '!!', ' a '])('refuses the term %j', async (term) => {
    expect(await search(term)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_SEARCH' }] });
  });

  it('refuses objects that only link others', async () => {
    const answer = await search('sommer', { objectApiNames: ['BuyerGroupMember'] });
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_SEARCH' }] });
  });

  it('notices what was changed, added and deleted', async () => {
    const contact = await platform.store.insert('Contact', { LastName: 'Nachtigall' });
    expect((await search('nachtigall')).counts).toEqual({ Contact: 1 });
    await platform.store.update('Contact', contact.Id, { LastName: 'Zaunkönig', Description: 'singt' });
    expect((await search('nachtigall')).counts).toEqual({});
    expect((await search('zaunkoenig')).counts).toEqual({ Contact: 1 });
    await platform.store.delete('Contact', contact.Id);
    expect((await search('zaunkoenig')).counts).toEqual({});
  });
});

describe('the search in one object', () => {
  it('answers every record for an asterisk, by name, page after page', async () => {
    const first = await keyword('*', 'Account', { pageSize: 1 });
    expect(first.names).toEqual(['Sommer']);
    expect(first.result).toMatchObject({ totalCount: 2, count: 1, previousPageToken: null });
    const second = await keyword('*', 'Account', { pageSize: 1, pageToken: first.result.nextPageToken });
    expect(second.names).toEqual(['Winkelmüller']);
    expect(second.result).toMatchObject({ nextPageToken: null, previousPageToken: '0' });
  });

  it('narrows by filters on fields, numbers and records referred to', async () => {
    const filtered = (...filters: object[]) => keyword('*', 'Product2', { filters });
    const medicine = { fieldPath: 'Family', operator: 'in', values: ['Arzneimittel'] };
    expect((await filtered(medicine)).names).toEqual([ibuprofen.Name]);
    expect((await filtered({ ...medicine, operator: 'nin' })).names).toEqual(['Filmtabletten Nord']);
    for (const [most, more] of [
      [19, 18.5],
      ['19', '18.5'],
    ]) {
      expect((await filtered({ fieldPath: 'VatRate__c', operator: 'gt', values: [most] })).names).toEqual([]);
      expect(
        (await filtered({ fieldPath: 'VatRate__c', operator: 'gt', values: [more] })).names,
      ).toHaveLength(2);
    }
    const pattern = { fieldPath: 'Product2.Name', operator: 'like', values: ['Film%', 'Nichts%'] };
    expect((await filtered(pattern)).names).toEqual(['Filmtabletten Nord']);
    const other = { ...medicine, objectApiName: 'Contact', values: ['Nichts'] };
    expect((await filtered(other)).names).toHaveLength(2);
    const byParent = { fieldPath: 'Account.Name', operator: 'eq', values: ['sommer'] };
    expect((await keyword('*', 'Contact', { filters: [byParent] })).names).toHaveLength(2);
  });

  it('RD-SEARCH-06 the search narrows by categories, by name and by id, below and above', async () => {
    const catalog = await platform.store.insert('ProductCatalog', { Name: 'Sortiment' });
    const top = await platform.store.insert('ProductCategory', { Name: 'Erkältung', CatalogId: catalog.Id });
    const below = await platform.store.insert('ProductCategory', {
      Name: 'Husten',
      CatalogId: catalog.Id,
      ParentCategoryId: top.Id,
    });
    await platform.store.insert('ProductCategoryProduct', {
      ProductCategoryId: below.Id,
      ProductId: ibuprofen.Id,
    });
    const filed = async (operator: string, ...values: string[]) =>
      (
        await keyword('*', 'Product2', {
          dataCategories: [{ groupName: 'ProductCategory', operator, values }],
        })
      ).names;
    expect(await filed('AT', 'erkaeltung')).toEqual([]);
    expect(await filed('AT_OR_BELOW', 'Erkältung')).toEqual([ibuprofen.Name]);
    expect(await filed('ABOVE_OR_BELOW', below.Id)).toEqual([ibuprofen.Name]);
    expect(await filed('ABOVE', 'Husten')).toEqual([]);
    await platform.store.update('ProductCategory', top.Id, { ParentCategoryId: below.Id });
    expect(await filed('BELOW', 'Erkältung')).toEqual([ibuprofen.Name]);
  });

  it.each([
    [{ filters: [{ fieldPath: 'Colour', operator: 'eq', values: ['red'] }] }, 'INVALID_FIELD'],
    [
      { filters: [{ fieldPath: 'Family', operator: 'includes', values: ['x'] }] },
      'INVALID_QUERY_FILTER_OPERATOR',
    ],
    [
      { filters: [{ fieldPath: 'VatRate__c', operator: 'lt', values: [1, 2] }] },
      'INVALID_QUERY_FILTER_OPERATOR',
    ],
    [{ filters: [{ fieldPath: 'VatRate__c', operator: 'lt', values: ['viel'] }] }, 'INVALID_QUERY_VALUE'],
    [{ filters: [{ fieldPath: 'Name', operator: 'eq', values: ['a\u0000'] }] }, 'INVALID_QUERY_VALUE'],
    [{ filters: [{ fieldPath: 'Name', operator: 'like', values: ['\u0000%'] }] }, 'INVALID_QUERY_VALUE'],
    [{ sortBy: 'Colour' }, 'INVALID_FIELD'],
    [{ pageToken: 'x' }, 'INVALID_PAGE_TOKEN'],
    [{ dataCategories: [{ groupName: 'Topic', operator: 'AT', values: ['x'] }] }, 'INVALID_DATA_CATEGORY'],
    [
      { dataCategories: [{ groupName: 'ProductCategory', operator: 'AT', values: ['Nirgends'] }] },
      'INVALID_DATA_CATEGORY',
    ],
    [{ filters: [{ fieldPath: 'Family', operator: 'in' }] }, 'INVALID_INPUT'],
  ])('refuses %j', async (body, errorCode) => {
    expect(await keyword('*', 'Product2', body)).toMatchObject({ status: 400, body: [{ errorCode }] });
  });

  it('finds nothing, and says so in the same form', async () => {
    const { status, result } = await keyword('xylophon', 'Account');
    expect(status).toBe(200);
    expect(result).toMatchObject({ totalCount: 0, records: [], nextPageToken: null });
  });
});

describe('the filters of an object', () => {
  it('RD-SEARCH-07 filters name operators and, where values can be listed, the address of these', async () => {
    const { status, body } = await support.get('/search-info/Product2/filters?channel=Global');
    // biome-ignore lint/suspicious/noExplicitAny: the contract check has proved the shape
    const byName = new Map<string, any>(body.filters.map((one: any) => [one.filterApiName, one]));
    expect(status).toBe(200);
    expect(body.channel).toBe('Global');
    expect(byName.get('Family')).toMatchObject({ label: 'Produktgruppe', defaultOperator: 'in' });
    expect(byName.get('VatRate__c').optionsUrl).toBeNull();
    expect(byName.has('CreatedById')).toBe(false);
    expect(byName.has('Description')).toBe(false);
  });

  it('RD-SEARCH-08 filters offer values that begin with the text, and those in use of references', async () => {
    const options = async (address: string) =>
      (await support.get(`/search-info/${address}`)).body.options.map(
        (option: { label: string }) => option.label,
      );
    expect(await options('Product2/filters/Family/options?q=arznei')).toEqual(['Arzneimittel']);
    expect(await options('Product2/filters/IsActive/options')).toEqual(['Ja', 'Nein']);
    expect(await options('Contact/filters/AccountId/options?q=som')).toEqual(['Sommer']);
    expect(await options('Product2/filters/VatRate__c/options')).toEqual([]);
  });

  it('are not found where there is no such filter', async () => {
    expect((await support.get('/search-info/Product2/filters/Name/options')).status).toBe(404);
    expect((await platform.guest.get('/search-info/Contact/filters')).status).toBe(404);
  });

  it('offer nothing of records that the viewer may not read', async () => {
    const { body } = await platform.guest.get('/search-info/Product2/filters');
    const names = body.filters.map((one: { filterApiName: string }) => one.filterApiName);
    expect(names).toContain('VariationParentId');
    expect(names).not.toContain('OwnerId');
  });
});
