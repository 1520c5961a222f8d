import { found, type Statement } from '../statement.ts';

/** Queries inside conditions. */
export const semiJoins: readonly Statement[] = [
  [
    'SELECT Name FROM Account WHERE Id IN (SELECT AccountId FROM Order)',
    ({ Account, Order }) => Account.filter((a) => Order.some((o) => o.AccountId === a.Id)).map((a) => a.Name),
  ],
  [
    'SELECT Name FROM Account WHERE Id NOT IN (SELECT AccountId FROM Order)',
    ({ Account, Order }) =>
      Account.filter((a) => !Order.some((o) => o.AccountId === a.Id)).map((a) => a.Name),
  ],
  [
    'SELECT Name FROM Account WHERE Id IN (SELECT AccountId FROM Order WHERE GrandTotalAmount > 80)',
    ({ Account, Order }) =>
      Account.filter((a) => Order.some((o) => o.AccountId === a.Id && Number(o.GrandTotalAmount) > 80)).map(
        (a) => a.Name,
      ),
  ],
  [
    'SELECT Name FROM Account WHERE Id NOT IN (SELECT AccountId FROM Order WHERE EffectiveDate = THIS_YEAR)',
    ({ Account, Order }) =>
      Account.filter(
        (a) => !Order.some((o) => o.AccountId === a.Id && o.EffectiveDate.startsWith('2026')),
      ).map((a) => a.Name),
  ],
  [
    "SELECT Name FROM Account WHERE Type = 'Private' AND Id IN (SELECT AccountId FROM Case WHERE IsClosed = false)",
    ({ Account, Case }) =>
      Account.filter(
        (a) => a.Type === 'Private' && Case.some((c) => c.AccountId === a.Id && !c.IsClosed),
      ).map((a) => a.Name),
  ],
  [
    'SELECT Name FROM Account WHERE Id IN (SELECT AccountId FROM Order) AND Id NOT IN (SELECT AccountId FROM Case)',
    ({ Account, Order, Case }) =>
      Account.filter(
        (a) => Order.some((o) => o.AccountId === a.Id) && !Case.some((c) => c.AccountId === a.Id),
      ).map((a) => a.Name),
  ],
  [
    "SELECT Name FROM Contact WHERE AccountId IN (SELECT Id FROM Account WHERE BillingCity = 'Hamburg')",
    ({ Contact, Account }) =>
      Contact.filter((c) => found(Account, c.AccountId)?.BillingCity === 'Hamburg').map((c) => c.Name),
  ],
  [
    "SELECT Name FROM Contact WHERE AccountId NOT IN (SELECT Id FROM Account WHERE Type = 'Private')",
    ({ Contact, Account }) =>
      Contact.filter((c) => found(Account, c.AccountId)?.Type !== 'Private').map((c) => c.Name),
  ],
  [
    'SELECT Name FROM Account WHERE ParentId IN (SELECT AccountId FROM Opportunity WHERE IsWon = true)',
    ({ Account, Opportunity }) =>
      Account.filter(
        (a) => a.ParentId !== null && Opportunity.some((o) => o.AccountId === a.ParentId && o.IsWon),
      ).map((a) => a.Name),
  ],
  [
    'SELECT Name FROM Account WHERE Id IN (SELECT ParentId FROM Account)',
    ({ Account }) =>
      Account.filter((a) => Account.some((child) => child.ParentId === a.Id)).map((a) => a.Name),
  ],
  [
    'SELECT Name FROM Product2 WHERE Id NOT IN (SELECT Product2Id FROM OrderItem)',
    ({ Product2, OrderItem }) =>
      Product2.filter((p) => !OrderItem.some((i) => i.Product2Id === p.Id)).map((p) => p.Name),
  ],
  [
    'SELECT Name FROM Product2 WHERE Id IN (SELECT Product2Id FROM OrderItem WHERE Quantity >= 4)',
    ({ Product2, OrderItem }) =>
      Product2.filter((p) => OrderItem.some((i) => i.Product2Id === p.Id && Number(i.Quantity) >= 4)).map(
        (p) => p.Name,
      ),
  ],
  [
    'SELECT Name FROM Product2 WHERE Id IN (SELECT VariationParentId FROM Product2)',
    ({ Product2 }) =>
      Product2.filter((p) => Product2.some((v) => v.VariationParentId === p.Id)).map((p) => p.Name),
  ],
  [
    "SELECT Name FROM Product2 WHERE Id IN (SELECT ProductId FROM ProductCategoryProduct WHERE ProductCategory.Name LIKE 'E%')",
    ({ Product2, ProductCategoryProduct: all, ProductCategory }) =>
      Product2.filter((p) =>
        all.some(
          (m) => m.ProductId === p.Id && found(ProductCategory, m.ProductCategoryId)?.Name.startsWith('E'),
        ),
      ).map((p) => p.Name),
  ],
  [
    'SELECT CaseNumber FROM Case WHERE Id IN (SELECT WhatId FROM Task)',
    ({ Case, Task }) => Case.filter((c) => Task.some((t) => t.WhatId === c.Id)).map((c) => c.CaseNumber),
  ],
  [
    'SELECT Subject FROM Task WHERE WhatId IN (SELECT Id FROM Case WHERE IsClosed = true)',
    ({ Case, Task }) => Task.filter((t) => found(Case, t.WhatId)?.IsClosed).map((t) => t.Subject),
  ],
  [
    'SELECT COUNT(Id) FROM Order WHERE AccountId IN (SELECT AccountId FROM Contract)',
    ({ Order, Contract }) => [Order.filter((o) => Contract.some((c) => c.AccountId === o.AccountId)).length],
  ],
];
