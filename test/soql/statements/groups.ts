import { amount, by, down, found, grouped, type Statement, sorted, sum } from '../statement.ts';

const year = (day: string): number => Number(day.slice(0, 4));

/** Totals of groups, and conditions on them. */
export const groups: readonly Statement[] = [
  [
    'SELECT Type, COUNT(Id) FROM Account GROUP BY Type',
    ({ Account }) => grouped(Account, (a) => a.Type).map(([type, rows]) => [type, rows.length]),
  ],
  [
    'SELECT Type FROM Account GROUP BY Type ORDER BY Type',
    ({ Account }) =>
      ['Private', 'Practice', 'CareHome', 'Company'].filter((type) => Account.some((a) => a.Type === type)),
  ],
  [
    'SELECT BillingCity, COUNT(Id) n FROM Account GROUP BY BillingCity ORDER BY COUNT(Id) DESC, BillingCity',
    ({ Account }) =>
      sorted(
        grouped(Account, (a) => a.BillingCity),
        down(([, rows]) => rows.length),
        by(([city]) => city),
      ).map(([city, rows]) => [city, rows.length]),
  ],
  [
    'SELECT BillingCity FROM Account GROUP BY BillingCity HAVING COUNT(Id) > 1',
    ({ Account }) =>
      grouped(Account, (a) => a.BillingCity)
        .filter(([, rows]) => rows.length > 1)
        .map(([city]) => city),
  ],
  [
    "SELECT BillingCity FROM Account GROUP BY BillingCity HAVING COUNT(Id) > 1 AND BillingCity LIKE '%b%'",
    ({ Account }) =>
      grouped(Account, (a) => a.BillingCity)
        .filter(([city, rows]) => rows.length > 1 && city?.toLowerCase().includes('b'))
        .map(([city]) => city),
  ],
  [
    "SELECT BillingCity FROM Account GROUP BY BillingCity HAVING NOT (COUNT(Id) > 1 AND BillingCity != 'Berlin')",
    ({ Account }) =>
      grouped(Account, (a) => a.BillingCity)
        .filter(([city, rows]) => !(rows.length > 1 && city !== 'Berlin'))
        .map(([city]) => city),
  ],
  [
    'SELECT Status, SUM(GrandTotalAmount) FROM Order GROUP BY Status',
    ({ Order }) =>
      grouped(Order, (o) => o.Status).map(([status, rows]) => [
        status,
        sum(rows.map((o) => o.GrandTotalAmount)),
      ]),
  ],
  [
    'SELECT Account.Name, SUM(GrandTotalAmount) spent FROM Order GROUP BY Account.Name ORDER BY SUM(GrandTotalAmount) DESC LIMIT 5',
    ({ Order, Account }) =>
      sorted(
        grouped(Order, (o) => found(Account, o.AccountId)?.Name ?? null),
        down(([, rows]) => sum(rows.map((o) => o.GrandTotalAmount))),
        by(([name]) => name),
      )
        .slice(0, 5)
        .map(([name, rows]) => [name, sum(rows.map((o) => o.GrandTotalAmount))]),
  ],
  [
    'SELECT Account.Type, COUNT(Id) FROM Order GROUP BY Account.Type HAVING SUM(GrandTotalAmount) > 100',
    ({ Order, Account }) =>
      grouped(Order, (o) => found(Account, o.AccountId)?.Type ?? null)
        .filter(([, rows]) => sum(rows.map((o) => o.GrandTotalAmount)) > 100)
        .map(([type, rows]) => [type, rows.length]),
  ],
  [
    'SELECT CALENDAR_YEAR(EffectiveDate), COUNT(Id) FROM Order GROUP BY CALENDAR_YEAR(EffectiveDate)',
    ({ Order }) => grouped(Order, (o) => year(o.EffectiveDate)).map(([one, rows]) => [one, rows.length]),
  ],
  [
    'SELECT CALENDAR_YEAR(EffectiveDate) y, CALENDAR_MONTH(EffectiveDate) m, SUM(GrandTotalAmount) s FROM Order GROUP BY CALENDAR_YEAR(EffectiveDate), CALENDAR_MONTH(EffectiveDate) ORDER BY CALENDAR_YEAR(EffectiveDate) DESC, CALENDAR_MONTH(EffectiveDate) DESC LIMIT 12',
    ({ Order }) =>
      sorted(
        grouped(Order, (o) => o.EffectiveDate.slice(0, 7)),
        down(([month]) => month),
      )
        .slice(0, 12)
        .map(([month, rows]) => [
          year(month),
          Number(month.slice(5)),
          sum(rows.map((o) => o.GrandTotalAmount)),
        ]),
  ],
  [
    'SELECT HOUR_IN_DAY(convertTimezone(CreatedDate)) h, COUNT(Id) FROM Order GROUP BY HOUR_IN_DAY(convertTimezone(CreatedDate))',
    ({ Order }) =>
      grouped(Order, (o) =>
        Number(
          new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', hour: '2-digit' }).format(
            new Date(o.CreatedDate),
          ),
        ),
      ).map(([hour, rows]) => [hour, rows.length]),
  ],
  [
    'SELECT Order.Status, COUNT(Id), SUM(TotalPrice) FROM OrderItem GROUP BY Order.Status',
    ({ OrderItem, Order }) =>
      grouped(OrderItem, (i) => found(Order, i.OrderId)?.Status ?? null).map(([status, rows]) => [
        status,
        rows.length,
        sum(rows.map((i) => i.TotalPrice)),
      ]),
  ],
  [
    'SELECT Product2.Brand__c, SUM(Quantity) FROM OrderItem GROUP BY Product2.Brand__c ORDER BY SUM(Quantity) DESC, Product2.Brand__c NULLS LAST LIMIT 10',
    ({ OrderItem, Product2 }) =>
      sorted(
        grouped(OrderItem, (i) => found(Product2, i.Product2Id)?.Brand__c ?? null),
        down(([, rows]) => sum(rows.map((i) => i.Quantity))),
        (a, b) => Number(a[0] === null) - Number(b[0] === null),
        by(([brand]) => brand),
      )
        .slice(0, 10)
        .map(([brand, rows]) => [brand, sum(rows.map((i) => i.Quantity))]),
  ],
  [
    'SELECT VatRate__c, COUNT(Id) FROM Product2 GROUP BY VatRate__c',
    ({ Product2 }) =>
      grouped(Product2, (p) => p.VatRate__c).map(([rate, rows]) => [amount(rate), rows.length]),
  ],
  [
    'SELECT IsActive, ProductClass, COUNT(Id) FROM Product2 GROUP BY IsActive, ProductClass',
    ({ Product2 }) =>
      grouped(Product2, (p) => JSON.stringify([p.IsActive, p.ProductClass])).map(([key, rows]) => [
        ...JSON.parse(key),
        rows.length,
      ]),
  ],
  [
    'SELECT ProductCategory.Name, COUNT(Id) FROM ProductCategoryProduct WHERE IsPrimaryCategory = true GROUP BY ProductCategory.Name HAVING COUNT(Id) >= 5',
    ({ ProductCategoryProduct: all, ProductCategory }) =>
      grouped(
        all.filter((m) => m.IsPrimaryCategory),
        (m) => found(ProductCategory, m.ProductCategoryId)?.Name ?? null,
      )
        .filter(([, rows]) => rows.length >= 5)
        .map(([name, rows]) => [name, rows.length]),
  ],
  [
    'SELECT Pricebook2.Name, MIN(UnitPrice), MAX(UnitPrice) FROM PricebookEntry GROUP BY Pricebook2.Name',
    ({ PricebookEntry: all, Pricebook2 }) =>
      grouped(all, (e) => found(Pricebook2, e.Pricebook2Id)?.Name ?? null).map(([name, rows]) => [
        name,
        Math.min(...rows.map((e) => Number(e.UnitPrice))),
        Math.max(...rows.map((e) => Number(e.UnitPrice))),
      ]),
  ],
  [
    'SELECT StageName, COUNT(Id), SUM(Amount) FROM Opportunity GROUP BY StageName',
    ({ Opportunity }) =>
      grouped(Opportunity, (o) => o.StageName).map(([stage, rows]) => [
        stage,
        rows.length,
        rows.every((o) => o.Amount === null) ? null : sum(rows.map((o) => o.Amount)),
      ]),
  ],
  [
    'SELECT Status, Rating, COUNT(Id) FROM Lead GROUP BY Status, Rating',
    ({ Lead }) =>
      grouped(Lead, (l) => JSON.stringify([l.Status, l.Rating])).map(([key, rows]) => [
        ...JSON.parse(key),
        rows.length,
      ]),
  ],
  [
    'SELECT Owner.Name, COUNT(Id) FROM Opportunity GROUP BY Owner.Name',
    ({ Opportunity, User }) =>
      grouped(Opportunity, (o) => found(User, o.OwnerId)?.Name ?? null).map(([name, rows]) => [
        name,
        rows.length,
      ]),
  ],
  [
    'SELECT Owner.Type, COUNT(Id) FROM Lead GROUP BY Owner.Type',
    ({ Lead }) =>
      grouped(Lead, (l) => (l.OwnerId.startsWith('00G') ? 'Group' : 'User')).map(([type, rows]) => [
        type,
        rows.length,
      ]),
  ],
  [
    'SELECT What.Type, COUNT(Id) FROM Task WHERE WhatId != null GROUP BY What.Type HAVING COUNT(Id) >= 1 ORDER BY COUNT(Id) DESC LIMIT 1',
    ({ Task }) => [['Case', Task.filter((t) => t.WhatId?.startsWith('500')).length]],
  ],
];
