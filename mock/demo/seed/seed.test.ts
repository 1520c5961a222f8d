import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMoney, sumCents } from '../../apis/commerce/money/cents.ts';
import { findMatches } from '../../apis/record-data/duplicates/find-matches.ts';
import { mediaFor } from '../../art/media/media-for.ts';
import { pictureSizes } from '../../art/picture.ts';
import { verifyPassword } from '../../model/sessions/password-hash.ts';
import { objects } from '../../objects/index.ts';
import { makeId } from '../../store/ids.ts';
import type { OpenStore } from '../../store/store.ts';
import { openTestStore } from '../../store/testing.ts';
import { isEmpty, seed } from './seed.ts';
import {
  ERIKA_ACCOUNT_ID,
  ERIKA_MANAGED_ACCOUNT_IDS,
  ERIKA_USER_ID,
  SALE_PRICEBOOK_ID,
  SUPPORT_USER_ID,
  WEBSTORE_ID,
} from './well-known-ids.ts';

let store: OpenStore;
const steps: string[] = [];
const now = new Date('2026-06-01T12:00:00.000Z');

beforeAll(async () => {
  store = await openTestStore();
  expect(await isEmpty(store)).toBe(true);
  await seed(store, { now, progress: (step) => steps.push(step) });
});
afterAll(() => store.close());

const bodyOf = ({ ContentBody }: { ContentBody: string }) => JSON.parse(ContentBody);

test('a seeded store is no longer empty, and every step was told', async () => {
  expect(await isEmpty(store)).toBe(false);
  expect(steps).toHaveLength(8);
});

test('every order goes to one address, with all its lines, and there are coupons to try', async () => {
  const orders = (await store.find('Order')).map(({ Id }) => Id);
  const groups = await store.find('OrderDeliveryGroup');
  expect(groups.map(({ OrderId }) => OrderId).sort()).toEqual(orders.sort());
  const orderOfGroup = new Map(groups.map(({ Id, OrderId }) => [Id, OrderId]));
  const items = await store.find('OrderItem');
  expect(items.length).toBeGreaterThan(orders.length);
  expect(
    items.filter(
      ({ OrderId, OrderDeliveryGroupId }) => orderOfGroup.get(OrderDeliveryGroupId ?? '') !== OrderId,
    ),
  ).toEqual([]);
  const coupons = await store.find('Coupon');
  expect(coupons.map(({ CouponCode }) => CouponCode)).toContain('WILLKOMMEN10');
});

describe('products', () => {
  test('have a price, a category and a picture each; parents have no price', async () => {
    const products = await store.find('Product2');
    expect(products.length).toBeGreaterThan(300);
    const priced = new Set(
      (await store.find('PricebookEntry', { where: { Pricebook2Id: SALE_PRICEBOOK_ID } })).map(
        ({ Product2Id }) => Product2Id,
      ),
    );
    const placed = new Set(
      (await store.find('ProductCategoryProduct', { where: { IsPrimaryCategory: true } })).map(
        ({ ProductId }) => ProductId,
      ),
    );
    const pictures = new Map((await store.find('ManagedContent')).map((content) => [content.Id, content]));
    const shown = new Map(
      (await store.find('ProductMedia')).map((media) => [media.ProductId, media.ElectronicMediaId]),
    );
    for (const product of products) {
      expect(priced.has(product.Id), product.Name).toBe(product.ProductClass !== 'VariationParent');
      expect(placed.has(product.Id), product.Name).toBe(true);
      expect(mediaFor(pictures.get(shown.get(product.Id) ?? '') as never), product.Name).toBeDefined();
    }
  });

  test('of a line have one parent, which has at least two of them', async () => {
    const variations = await store.find('Product2', { where: { ProductClass: 'Variation' } });
    const families = Map.groupBy(variations, ({ VariationParentId }) => VariationParentId);
    expect(families.has(null)).toBe(false);
    expect(families.size).toBe(await store.count('Product2', { ProductClass: 'VariationParent' }));
    expect([...families.values()].filter((family) => family.length < 2)).toEqual([]);
  });

  test('compare with the AVP or the UVP, prescription medicines with nothing', async () => {
    const products = await store.find('Product2');
    const types = Map.groupBy(
      products,
      ({ L2C_CM_RegulatoryClassification__c }) => L2C_CM_RegulatoryClassification__c,
    );
    const of = (name: keyof typeof expected) => [
      ...new Set(types.get(name)?.map(({ ComparisonPriceType__c }) => ComparisonPriceType__c)),
    ];
    const expected = {
      apothekenpflichtig: ['AVP'],
      freiverkäuflich: ['AVP'],
      Kosmetik: ['UVP'],
      verschreibungspflichtig: [null],
    } as const;
    for (const [name, value] of Object.entries(expected))
      expect(of(name as keyof typeof expected), name).toEqual(value);
  });
});

test('some goods have another one of their brand beside them, medicines have none', async () => {
  const relations = await store.find('ProductFeaturedProduct');
  expect(relations).toHaveLength(12);
  const ids = relations.flatMap(({ ProductId, FeaturedProductId }) => [ProductId, FeaturedProductId]);
  const products = new Map((await store.getMany('Product2', ids)).map((product) => [product.Id, product]));
  for (const { ProductId, FeaturedProductId } of relations) {
    const [product, featured] = [products.get(ProductId), products.get(FeaturedProductId)];
    expect(featured?.Brand__c).toBe(product?.Brand__c);
    expect(featured?.Name).not.toBe(product?.Name);
    expect([product?.ActiveIngredient__c, featured?.ActiveIngredient__c]).toEqual([null, null]);
  }
});

describe('the home page', () => {
  test.each(['de', 'en'] as const)(
    'has three slides in %s whose pictures and categories exist',
    async (Language) => {
      const slides = await store.find('ManagedContent', {
        where: { ContentTypeFullyQualifiedName: 'offizin__banner', Language },
      });
      expect(slides).toHaveLength(3);
      for (const { caption, buttonText, buttonLink, image } of slides.map(bodyOf)) {
        expect([caption, buttonText].every(Boolean)).toBe(true);
        expect(await store.get('ProductCategory', buttonLink.split('/').at(-1))).toBeDefined();
        const picture = await store.findOne('ManagedContent', { where: { ContentKey: image.contentKey } });
        expect(bodyOf(picture as never).picture.packs.length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('has four brands that lead to their categories', async () => {
    const brands = await store.find('ManagedContent', {
      where: { ContentTypeFullyQualifiedName: 'offizin__brand' },
    });
    expect(brands).toHaveLength(4);
    for (const { name, link } of brands.map(bodyOf)) {
      expect((await store.get('ProductCategory', link.split('/').at(-1)))?.Name).toBe(name);
    }
  });

  test('sells best what needs no prescription and is in stock', async () => {
    const home = await store.findOne('ManagedContent', { where: { ContentKey: 'MCSTARTSEITE' } });
    const sections: { type: string; skus?: string[] }[] = bodyOf(home as never).sections;
    const skus = sections.find(({ type }) => type === 'bestSellers')?.skus ?? [];
    const products = await store.find('Product2', { where: { StockKeepingUnit: skus } });
    expect(products).toHaveLength(4);
    expect(products.map((product) => product.L2C_CM_RegulatoryClassification__c)).not.toContain(
      'verschreibungspflichtig',
    );
    expect(products.filter(({ AvailableToOrder__c }) => AvailableToOrder__c === 0)).toEqual([]);
  });
});

test('pictures of every kind can be drawn', async () => {
  const contents = await store.find('ManagedContent', {
    where: { ContentTypeFullyQualifiedName: 'sfdc_cms__image' },
  });
  const kinds = Map.groupBy(contents, (content) => bodyOf(content).picture.kind);
  expect([...kinds.keys()].sort()).toEqual(Object.keys(pictureSizes).sort());
  for (const some of [...kinds.values()].flatMap((all) => all.slice(0, 3))) {
    const svg = mediaFor(some)?.svg(960);
    expect(svg, some.ContentKey).toMatch(/^<svg .*<\/svg>$/s);
    expect(svg, some.ContentKey).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('no prescription medicine is shown off in a picture of the shop', async () => {
  const products = await store.find('Product2', {
    where: { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' },
  });
  const prescription = new Set(products.map(({ L2C_CM_PZN__c }) => L2C_CM_PZN__c));
  const pictures = (await store.find('ManagedContent'))
    .map(bodyOf)
    .flatMap(({ picture }) => picture?.packs ?? []);
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter(({ pzn }) => prescription.has(pzn))).toEqual([]);
});

test.each(['de', 'en'] as const)('the legal pages have a title and a text in %s', async (Language) => {
  const pages = await store.find('ManagedContent', {
    where: { ContentTypeFullyQualifiedName: 'offizin__page', Language },
  });
  expect(pages.map(({ ContentKey }) => ContentKey).sort()).toEqual([
    'agb',
    'barrierefreiheit',
    'datenschutz',
    'impressum',
    'versand-zahlung',
    'widerrufsbelehrung',
  ]);
  expect(pages.filter((page) => bodyOf(page).text.length < 300)).toEqual([]);
});

test('every category has a name of its own in English', async () => {
  const categories = await store.find('ProductCategory');
  const translations = await store.find('ProductCategoryDataTranslation', { where: { Language: 'en' } });
  expect(translations.map(({ ParentId }) => ParentId).sort()).toEqual(categories.map(({ Id }) => Id).sort());
  expect(new Set(translations.map(({ Name }) => Name)).size).toBe(translations.length);
});

test('every product says in English what it says in German, with other words', async () => {
  const products = await store.find('Product2');
  const translations = await store.find('Product2DataTranslation', { where: { Language: 'en' } });
  const byProduct = new Map(translations.map((translation) => [translation.ParentId, translation]));
  expect(byProduct.size).toBe(products.length);
  const german = /[äöüß]|\b(?:und|der|die|das|mit|nicht|für)\b/i;
  for (const product of products) {
    const { Description, Usage__c, Notes__c } = byProduct.get(product.Id) ?? {};
    for (const text of [Description, Usage__c, Notes__c]) expect(text, product.Name).toMatch(/\w{3}/);
    // The names of makers stay as they are.
    const own = [Description, Usage__c, Notes__c].join(' ').replaceAll('Arnsberg & Töchter', '');
    expect(own.replace(/Notes: |\bdie\b(?= of)/g, ''), product.Name).not.toMatch(german);
  }
});

test('what is written for the shop in German is there in English, with other words', async () => {
  const written = ['offizin__home', 'offizin__banner', 'offizin__guestBlock', 'offizin__page'];
  const ofType = ['offizin__service', 'offizin__category', ...written];
  const all = await store.find('ManagedContent', { where: { ContentTypeFullyQualifiedName: ofType } });
  const bodies = Map.groupBy(all, ({ ContentKey }) => ContentKey);
  for (const [key, versions] of bodies) {
    expect(versions.map(({ Language }) => Language).sort(), key).toEqual(['de', 'en']);
    expect(new Set(versions.map(({ ContentBody }) => ContentBody)).size, key).toBe(2);
  }
});

test('the demo users can sign in, nobody else can', async () => {
  const users = await store.find('User');
  const withPassword = users.filter(({ PasswordHash__c }) => PasswordHash__c !== null);
  expect(withPassword.map(({ Username }) => Username).sort()).toEqual([
    'admin@offizin.example',
    'erika@offizin.example',
    'merch@offizin.example',
    'support@offizin.example',
  ]);
  expect(withPassword.every(({ IsDemo__c }) => IsDemo__c)).toBe(true);
  for (const { Username, IsActive, PasswordHash__c } of withPassword) {
    expect([IsActive, await verifyPassword('demo', PasswordHash__c)], Username).toEqual([true, true]);
  }
  const erika = users.find(({ Id }) => Id === ERIKA_USER_ID);
  expect(erika?.AccountId).toBe(ERIKA_ACCOUNT_ID);
});

test('Erika manages two accounts', async () => {
  const managed = await store.find('Account', { where: { ParentId: ERIKA_ACCOUNT_ID } });
  expect(managed.map(({ Id }) => Id).sort()).toEqual([...ERIKA_MANAGED_ACCOUNT_IDS].sort());
});

describe('orders', () => {
  test('add up: items and delivery make the grand total', async () => {
    const items = Map.groupBy(await store.find('OrderItem'), ({ OrderId }) => OrderId);
    for (const order of await store.find('Order')) {
      const own = items.get(order.Id) ?? [];
      expect(sumCents(own.map(({ TotalPrice }) => parseMoney(TotalPrice)))).toBe(
        parseMoney(order.GrandTotalAmount),
      );
      expect(sumCents(own.map(({ TotalTaxAmount }) => parseMoney(TotalTaxAmount)))).toBe(
        parseMoney(order.TotalTaxAmount),
      );
    }
  });

  test('lie in the two years before now, and Erika has some of them', async () => {
    const orders = await store.find('Order');
    expect(orders).toHaveLength(150);
    const days = orders.map(({ EffectiveDate }) => EffectiveDate).sort();
    expect(days[0]?.slice(0, 7)).toBe('2024-06');
    expect(days.at(-1)).toBe('2026-06-01');
    expect(orders.filter(({ AccountId }) => AccountId === ERIKA_ACCOUNT_ID).length).toBeGreaterThan(20);
  });

  test('left in one parcel with all their products once they were sent', async () => {
    const summaries = await store.find('OrderSummary');
    const shipments = await store.find('Shipment');
    const sent = summaries.filter(({ Status }) => Status === 'Fulfilled' || Status === 'Delivered');
    expect(sent.length).toBeGreaterThan(100);
    expect(shipments.map(({ OrderSummaryId }) => OrderSummaryId).sort()).toEqual(
      sent.map(({ Id }) => Id).sort(),
    );
    const held = await store.find('ShipmentItem');
    const ordered = (await store.find('OrderItemSummary')).filter(
      ({ OrderSummaryId, Product2Id }) => Product2Id && sent.some(({ Id }) => Id === OrderSummaryId),
    );
    const packsOf = (id: string, quantity: number) => `${id} ${quantity}`;
    expect(held.map((item) => packsOf(item.OrderItemSummaryId, item.Quantity)).sort()).toEqual(
      ordered.map((item) => packsOf(item.Id, item.Quantity)).sort(),
    );
  });

  test('have references from their numbers, and the next order gets the next number', async () => {
    const [last] = await store.find('Order', {
      orderBy: { field: 'OrderNumber', ascending: false },
      limit: 1,
    });
    expect(last?.OrderReferenceNumber).toBe(`OF-${last?.EffectiveDate.slice(0, 4)}-${last?.OrderNumber}`);
    const next = await store.insert('Order', {
      AccountId: ERIKA_ACCOUNT_ID,
      EffectiveDate: '2026-06-01',
      SalesStoreId: WEBSTORE_ID,
    });
    expect(Number(next.OrderNumber)).toBe(Number(last?.OrderNumber) + 1);
  });
});

describe('cases', () => {
  test('are open when they are new, closed with a result when they are old', async () => {
    const cases = await store.find('Case');
    expect(cases.length).toBeGreaterThan(10);
    expect(new Set(cases.map(({ Status }) => Status)).size).toBeGreaterThan(2);
    for (const { Status, Resolution__c, CreatedDate, CaseNumber } of cases) {
      expect(Resolution__c !== null, CaseNumber).toBe(Status === 'Closed');
      expect(Date.parse(CreatedDate)).toBeLessThanOrEqual(now.getTime());
    }
  });

  test('belong to the customer of their order, and tell of a product where they are about one', async () => {
    const cases = await store.find('Case');
    const orders = await store.getMany(
      'Order',
      cases.map(({ OrderId__c }) => OrderId__c ?? ''),
    );
    expect(cases.map(({ AccountId }) => AccountId)).toEqual(orders.map(({ AccountId }) => AccountId));
    for (const { Type, ProductId, ContactId } of cases) {
      expect(ContactId).not.toBeNull();
      if (Type === 'Advice' || Type === 'SideEffect') expect(ProductId).not.toBeNull();
    }
  });

  test('that are worked on have something to do, closed ones only what was done', async () => {
    const cases = await store.find('Case', { where: { Status: ['Working', 'Closed'] } });
    const tasks = Map.groupBy(await store.find('Task'), ({ WhatId }) => WhatId);
    for (const { Id, Status } of cases) {
      const open = (tasks.get(Id) ?? []).filter((task) => task.Status !== 'Completed');
      expect(open.length, Status).toBe(Status === 'Closed' ? 0 : 1);
    }
  });
});

describe('comments on cases', () => {
  test('are by support, and only on cases that are not done yet', async () => {
    const comments = await store.find('CaseComment');
    expect(comments.length).toBeGreaterThan(0);
    const cases = await store.getMany(
      'Case',
      comments.map(({ ParentId }) => ParentId),
    );
    for (const { Status } of cases) expect(['Working', 'Escalated']).toContain(Status);
    for (const { CreatedById } of comments) expect(CreatedById).toBe(SUPPORT_USER_ID);
  });
});

describe('sales', () => {
  test('every converted lead has an account with its contact, an opportunity that was won and a contract', async () => {
    const converted = await store.find('Lead', { where: { IsConverted: true } });
    expect(converted.length).toBeGreaterThan(3);
    for (const { Company, ConvertedAccountId, ConvertedContactId } of converted) {
      const AccountId = ConvertedAccountId ?? '';
      expect(await store.get('Account', AccountId), Company).toMatchObject({ Name: Company });
      expect(await store.get('Contact', ConvertedContactId ?? ''), Company).toMatchObject({ AccountId });
      expect(await store.count('Opportunity', { AccountId, IsWon: true }), Company).toBeGreaterThan(0);
      const [contract] = await store.find('Contract', { where: { AccountId } });
      expect((contract?.EndDate ?? '') > '2026-06-01', Company).toBe(contract?.Status === 'Activated');
    }
  });

  test('what is lost has a reason, what is open lies ahead', async () => {
    const opportunities = await store.find('Opportunity');
    expect(new Set(opportunities.map(({ IsClosed, IsWon }) => `${IsClosed} ${IsWon}`)).size).toBe(3);
    for (const { Name, StageName, LossReason__c, IsClosed, CloseDate } of opportunities) {
      expect(LossReason__c !== null, Name).toBe(StageName === 'Closed Lost');
      expect(CloseDate > '2026-06-01', Name).toBe(!IsClosed);
    }
  });

  test('members of campaigns and steps of plans are in every state', async () => {
    const states = async (apiName: 'CampaignMember' | 'WorkStep') =>
      new Set((await store.find(apiName)).map(({ Status }) => Status));
    expect(await states('WorkStep')).toEqual(new Set(['Completed', 'In Progress', 'New']));
    expect((await states('CampaignMember')).size).toBeGreaterThan(1);
  });

  test('devices are products of the shop, with serial numbers of their own', async () => {
    const assets = await store.find('Asset');
    expect(assets.length).toBeGreaterThan(5);
    expect(new Set(assets.map(({ SerialNumber }) => SerialNumber)).size).toBe(assets.length);
    expect(assets.every(({ Product2Id }) => Product2Id !== null)).toBe(true);
  });

  test('some records repeat others, and the rules find them', async () => {
    const matches = async (apiName: 'Account' | 'Contact' | 'Lead', id: string) => {
      const record = await store.get(apiName, id);
      if (!record) throw new Error(`There is no ${apiName} ${id}`);
      return findMatches(store, { definition: objects[apiName], record });
    };
    for (const [apiName, prefix] of [
      ['Account', '001'],
      ['Contact', '003'],
      ['Lead', '00Q'],
    ] as const)
      expect(await matches(apiName, makeId(prefix, 2001)), apiName).not.toEqual([]);
    expect(await matches('Account', ERIKA_ACCOUNT_ID)).toEqual([]);
    const sets = await store.find('DuplicateRecordSet');
    expect(sets.map(({ ObjectApiName__c }) => ObjectApiName__c).sort()).toEqual([
      'Account',
      'Contact',
      'Lead',
    ]);
  });
});
