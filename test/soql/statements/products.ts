import { amount, by, distinct, down, found, has, type Statement, sorted } from '../statement.ts';

/** Products, prices and categories: numbers, flags and long relationships. */
export const products: readonly Statement[] = [
  [
    'SELECT Name FROM Product2 WHERE IsActive = true',
    ({ Product2 }) => Product2.filter((p) => p.IsActive).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Product2 WHERE IsActive = false',
    ({ Product2 }) => Product2.filter((p) => !p.IsActive).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Product2 WHERE StockKeepingUnit = 'of-05772687'",
    ({ Product2 }) => Product2.filter((p) => p.StockKeepingUnit === 'OF-05772687').map(({ Name }) => Name),
  ],
  [
    "SELECT StockKeepingUnit FROM Product2 WHERE ProductClass = 'Variation'",
    ({ Product2 }) => Product2.filter((p) => p.ProductClass === 'Variation').map((p) => p.StockKeepingUnit),
  ],
  [
    "SELECT Name, VariationParent.Name FROM Product2 WHERE ProductClass = 'Variation'",
    ({ Product2 }) =>
      Product2.filter((p) => p.ProductClass === 'Variation').map((p) => [
        p.Name,
        found(Product2, p.VariationParentId)?.Name,
      ]),
  ],
  [
    'SELECT Name FROM Product2 WHERE VatRate__c = 7',
    ({ Product2 }) => Product2.filter((p) => Number(p.VatRate__c) === 7).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Product2 WHERE VatRate__c != 19',
    ({ Product2 }) =>
      Product2.filter((p) => p.VatRate__c === null || Number(p.VatRate__c) !== 19).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Product2 WHERE PackAmount__c > 50',
    ({ Product2 }) => Product2.filter((p) => Number(p.PackAmount__c ?? 0) > 50).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Product2 WHERE PackAmount__c <= 10',
    ({ Product2 }) =>
      Product2.filter((p) => p.PackAmount__c !== null && Number(p.PackAmount__c) <= 10).map(
        ({ Name }) => Name,
      ),
  ],
  [
    'SELECT Name FROM Product2 WHERE PackAmount__c IN (10, 20, 50)',
    ({ Product2 }) =>
      Product2.filter((p) => [10, 20, 50].includes(Number(p.PackAmount__c))).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Product2 WHERE PackAmount__c NOT IN (10, 20, 50)',
    ({ Product2 }) =>
      Product2.filter((p) => ![10, 20, 50].includes(Number(p.PackAmount__c))).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Product2 WHERE Name LIKE '%Tropfen%'",
    ({ Product2 }) => Product2.filter((p) => has(p.Name, 'tropfen')).map(({ Name }) => Name),
  ],
  [
    "SELECT Name, Brand__c FROM Product2 WHERE Brand__c LIKE 'o%' ORDER BY Brand__c, Name",
    ({ Product2 }) =>
      sorted(
        Product2.filter((p) => p.Brand__c?.toLowerCase().startsWith('o')),
        by((p) => p.Brand__c),
        by((p) => p.Name),
      ).map((p) => [p.Name, p.Brand__c]),
  ],
  [
    "SELECT Name FROM Product2 WHERE Brand__c = null AND ProductClass != 'VariationParent'",
    ({ Product2 }) =>
      Product2.filter((p) => p.Brand__c === null && p.ProductClass !== 'VariationParent').map(
        ({ Name }) => Name,
      ),
  ],
  [
    "SELECT Name FROM Product2 WHERE (PackUnit__c = 'ml' AND PackAmount__c >= 100) OR (PackUnit__c = 'g' AND PackAmount__c >= 100)",
    ({ Product2 }) =>
      Product2.filter(
        (p) => (p.PackUnit__c === 'ml' || p.PackUnit__c === 'g') && Number(p.PackAmount__c) >= 100,
      ).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Product2 WHERE PackUnit__c = 'ml' AND (PackAmount__c < 20 OR PackAmount__c > 200)",
    ({ Product2 }) =>
      Product2.filter(
        (p) => p.PackUnit__c === 'ml' && (Number(p.PackAmount__c) < 20 || Number(p.PackAmount__c) > 200),
      ).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Product2 ORDER BY PackAmount__c DESC NULLS LAST, Name LIMIT 10',
    ({ Product2 }) =>
      sorted(
        Product2,
        down((p) => amount(p.PackAmount__c)),
        by((p) => p.Name),
      )
        .slice(0, 10)
        .map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Product2 ORDER BY VatRate__c NULLS LAST, PackAmount__c DESC NULLS LAST, Name DESC LIMIT 15',
    ({ Product2 }) =>
      sorted(
        Product2,
        (a, b) => Number(a.VatRate__c === null) - Number(b.VatRate__c === null),
        by((p) => amount(p.VatRate__c)),
        down((p) => amount(p.PackAmount__c)),
        down((p) => p.Name),
      )
        .slice(0, 15)
        .map(({ Name }) => Name),
  ],
  [
    'SELECT UnitPrice FROM PricebookEntry WHERE UnitPrice > 50',
    ({ PricebookEntry: all }) => all.filter((e) => Number(e.UnitPrice) > 50).map((e) => Number(e.UnitPrice)),
  ],
  [
    'SELECT UnitPrice FROM PricebookEntry WHERE UnitPrice < 4.5',
    ({ PricebookEntry: all }) => all.filter((e) => Number(e.UnitPrice) < 4.5).map((e) => Number(e.UnitPrice)),
  ],
  [
    'SELECT Product2.Name FROM PricebookEntry WHERE UnitPrice = 8.35',
    ({ PricebookEntry: all, Product2 }) =>
      all.filter((e) => Number(e.UnitPrice) === 8.35).map((e) => found(Product2, e.Product2Id)?.Name),
  ],
  [
    'SELECT Product2.Name, Pricebook2.Name, UnitPrice FROM PricebookEntry ORDER BY UnitPrice DESC, Product2.Name, Pricebook2.Name LIMIT 12',
    ({ PricebookEntry: all, Product2, Pricebook2 }) =>
      sorted(
        all,
        down((e) => amount(e.UnitPrice)),
        by((e) => found(Product2, e.Product2Id)?.Name ?? null),
        by((e) => found(Pricebook2, e.Pricebook2Id)?.Name ?? null),
      )
        .slice(0, 12)
        .map((e) => [
          found(Product2, e.Product2Id)?.Name,
          found(Pricebook2, e.Pricebook2Id)?.Name,
          Number(e.UnitPrice),
        ]),
  ],
  [
    'SELECT UnitPrice FROM PricebookEntry WHERE Pricebook2.IsStandard = true AND Product2.VatRate__c = 7',
    ({ PricebookEntry: all, Product2, Pricebook2 }) =>
      all
        .filter(
          (e) =>
            found(Pricebook2, e.Pricebook2Id)?.IsStandard &&
            Number(found(Product2, e.Product2Id)?.VatRate__c) === 7,
        )
        .map((e) => Number(e.UnitPrice)),
  ],
  [
    'SELECT Name FROM Pricebook2 ORDER BY Name',
    ({ Pricebook2 }) =>
      sorted(
        Pricebook2,
        by((b) => b.Name),
      ).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM ProductCategory WHERE ParentCategoryId = null ORDER BY SortOrder, Name',
    ({ ProductCategory: all }) =>
      sorted(
        all.filter((c) => c.ParentCategoryId === null),
        by((c) => amount(c.SortOrder)),
        by((c) => c.Name),
      ).map(({ Name }) => Name),
  ],
  [
    'SELECT Name, ParentCategory.Name FROM ProductCategory WHERE ParentCategory.ParentCategoryId = null AND ParentCategoryId != null',
    ({ ProductCategory: all }) =>
      all
        .filter(
          (c) => c.ParentCategoryId !== null && found(all, c.ParentCategoryId)?.ParentCategoryId === null,
        )
        .map((c) => [c.Name, found(all, c.ParentCategoryId)?.Name]),
  ],
  [
    'SELECT Name FROM ProductCategory WHERE ParentCategory.ParentCategory.Name != null',
    ({ ProductCategory: all }) =>
      all
        .filter((c) => found(all, found(all, c.ParentCategoryId)?.ParentCategoryId ?? null))
        .map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM ProductCategory WHERE Name LIKE '% & %'",
    ({ ProductCategory: all }) => all.filter((c) => c.Name.includes(' & ')).map(({ Name }) => Name),
  ],
  [
    "SELECT Product.Name FROM ProductCategoryProduct WHERE IsPrimaryCategory = true AND ProductCategory.Name LIKE 'A%'",
    ({ ProductCategoryProduct: all, Product2, ProductCategory }) =>
      all
        .filter(
          (m) => m.IsPrimaryCategory && found(ProductCategory, m.ProductCategoryId)?.Name.startsWith('A'),
        )
        .map((m) => found(Product2, m.ProductId)?.Name),
  ],
  [
    'SELECT COUNT_DISTINCT(ProductCategoryId) FROM ProductCategoryProduct',
    ({ ProductCategoryProduct: all }) => [distinct(all.map((m) => m.ProductCategoryId))],
  ],
];
