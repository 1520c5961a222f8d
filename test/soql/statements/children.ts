import { by, down, found, type Statement, sorted } from '../statement.ts';

/** Lists of the records that refer to others, and scopes. */
export const children: readonly Statement[] = [
  [
    'SELECT Name, (SELECT OrderNumber FROM Orders) FROM Account',
    ({ Account, Order }) =>
      Account.map((a) => [
        a.Name,
        listOf(Order.filter((o) => o.AccountId === a.Id).map((o) => o.OrderNumber)),
      ]),
  ],
  [
    'SELECT Name, (SELECT OrderNumber FROM Orders ORDER BY OrderNumber DESC LIMIT 2) FROM Account',
    ({ Account, Order }) =>
      Account.map((a) => [
        a.Name,
        listOf(
          sorted(
            Order.filter((o) => o.AccountId === a.Id),
            down((o) => o.OrderNumber),
          )
            .slice(0, 2)
            .map((o) => o.OrderNumber),
        ),
      ]),
  ],
  [
    'SELECT Name, (SELECT OrderNumber FROM Orders WHERE GrandTotalAmount > 60) FROM Account',
    ({ Account, Order }) =>
      Account.map((a) => [
        a.Name,
        listOf(
          Order.filter((o) => o.AccountId === a.Id && Number(o.GrandTotalAmount) > 60).map(
            (o) => o.OrderNumber,
          ),
        ),
      ]),
  ],
  [
    'SELECT Name, (SELECT OrderNumber FROM Orders LIMIT 1 OFFSET 1) FROM Account',
    ({ Account, Order }) =>
      Account.map((a) => [
        a.Name,
        listOf(
          Order.filter((o) => o.AccountId === a.Id)
            .slice(1, 2)
            .map((o) => o.OrderNumber),
        ),
      ]),
  ],
  [
    "SELECT Name, (SELECT OrderNumber FROM Orders WHERE Status != 'Cancelled' OFFSET 3) FROM Account",
    ({ Account, Order }) =>
      Account.map((a) => [
        a.Name,
        listOf(
          Order.filter((o) => o.AccountId === a.Id && o.Status !== 'Cancelled')
            .slice(3)
            .map((o) => o.OrderNumber),
        ),
      ]),
  ],
  [
    'SELECT Name, (SELECT LastName FROM Contacts ORDER BY LastName), (SELECT CaseNumber FROM Cases) FROM Account',
    ({ Account, Contact, Case }) =>
      Account.map((a) => [
        a.Name,
        listOf(
          sorted(
            Contact.filter((c) => c.AccountId === a.Id),
            by((c) => c.LastName),
          ).map((c) => c.LastName),
        ),
        listOf(Case.filter((c) => c.AccountId === a.Id).map((c) => c.CaseNumber)),
      ]),
  ],
  [
    'SELECT Name, (SELECT Name FROM ChildAccounts) FROM Account WHERE Id IN (SELECT ParentId FROM Account)',
    ({ Account }) =>
      Account.filter((a) => Account.some((child) => child.ParentId === a.Id)).map((a) => [
        a.Name,
        Account.filter((child) => child.ParentId === a.Id).map((child) => child.Name),
      ]),
  ],
  [
    'SELECT OrderNumber, (SELECT Name, Product2.Brand__c FROM OrderItems) FROM Order LIMIT 10',
    ({ Order, OrderItem, Product2 }) =>
      Order.slice(0, 10).map((o) => [
        o.OrderNumber,
        OrderItem.filter((i) => i.OrderId === o.Id).map((i) => [
          i.Name,
          found(Product2, i.Product2Id)?.Brand__c ?? null,
        ]),
      ]),
  ],
  [
    'SELECT CaseNumber, (SELECT Subject FROM Tasks) FROM Case',
    ({ Case, Task }) =>
      Case.map((c) => [c.CaseNumber, listOf(Task.filter((t) => t.WhatId === c.Id).map((t) => t.Subject))]),
  ],
  [
    'SELECT Name, (SELECT toLabel(Status) FROM Cases) FROM Account WHERE Id NOT IN (SELECT AccountId FROM Case)',
    ({ Account, Case }) =>
      Account.filter((a) => !Case.some((c) => c.AccountId === a.Id)).map((a) => [a.Name, null]),
  ],
  ['SELECT Name FROM Account USING SCOPE mine', () => []],
  [
    'SELECT Name FROM Account USING SCOPE everything WHERE ParentId = null',
    ({ Account }) => Account.filter((a) => a.ParentId === null).map((a) => a.Name),
  ],
  [
    'SELECT Name FROM Account WHERE ParentId = null WITH SECURITY_ENFORCED',
    ({ Account }) => Account.filter((a) => a.ParentId === null).map((a) => a.Name),
  ],
  [
    'SELECT Name FROM Account WHERE ParentId != null WITH USER_MODE ORDER BY Name',
    ({ Account }) =>
      sorted(
        Account.filter((a) => a.ParentId !== null),
        by((a) => a.Name),
      ).map((a) => a.Name),
  ],
];

/** A list of children, which is null where there are none. */
function listOf<Row>(rows: readonly Row[]): readonly Row[] | null {
  return rows.length === 0 ? null : rows;
}
