import { distinct, found, moment, type Statement, sum } from '../statement.ts';

const order = new Intl.Collator('en').compare;

/** Totals of all records. */
export const totals: readonly Statement[] = [
  ['SELECT COUNT(Id) FROM Account', ({ Account }) => [Account.length]],
  [
    'SELECT COUNT(ParentId) FROM Account',
    ({ Account }) => [Account.filter((a) => a.ParentId !== null).length],
  ],
  [
    'SELECT COUNT(Id), COUNT(Birthdate), COUNT_DISTINCT(Salutation) FROM Contact',
    ({ Contact }) => [
      [
        Contact.length,
        Contact.filter((c) => c.Birthdate !== null).length,
        distinct(Contact.map((c) => c.Salutation)),
      ],
    ],
  ],
  ['SELECT SUM(GrandTotalAmount) FROM Order', ({ Order }) => [sum(Order.map((o) => o.GrandTotalAmount))]],
  [
    "SELECT SUM(GrandTotalAmount) total FROM Order WHERE Status = 'Delivered'",
    ({ Order }) => [sum(Order.filter((o) => o.Status === 'Delivered').map((o) => o.GrandTotalAmount))],
  ],
  [
    'SELECT MIN(GrandTotalAmount), MAX(GrandTotalAmount) FROM Order',
    ({ Order }) => [
      [
        Math.min(...Order.map((o) => Number(o.GrandTotalAmount))),
        Math.max(...Order.map((o) => Number(o.GrandTotalAmount))),
      ],
    ],
  ],
  [
    'SELECT MIN(EffectiveDate), MAX(EffectiveDate) FROM Order',
    ({ Order }) => [
      [
        Order.map((o) => o.EffectiveDate).toSorted()[0],
        Order.map((o) => o.EffectiveDate)
          .toSorted()
          .at(-1),
      ],
    ],
  ],
  [
    'SELECT MAX(CreatedDate) FROM Case',
    ({ Case }) => [
      moment(
        Case.map((c) => c.CreatedDate)
          .toSorted()
          .at(-1) ?? null,
      ),
    ],
  ],
  [
    'SELECT MIN(Name), MAX(Name) FROM Account',
    ({ Account }) => [
      [
        Account.map((a) => a.Name).toSorted(order)[0],
        Account.map((a) => a.Name)
          .toSorted(order)
          .at(-1),
      ],
    ],
  ],
  [
    "SELECT SUM(Quantity), COUNT_DISTINCT(Product2Id) FROM OrderItem WHERE Order.Status = 'Delivered'",
    ({ OrderItem, Order }) => {
      const items = OrderItem.filter((i) => found(Order, i.OrderId)?.Status === 'Delivered');
      return [[sum(items.map((i) => i.Quantity)), distinct(items.map((i) => i.Product2Id))]];
    },
  ],
  ['SELECT AVG(Quantity) FROM OrderItem WHERE Quantity <= 2 AND Quantity >= 2', () => [2]],
  ["SELECT COUNT(Id) FROM Account WHERE Name = 'nobody'", () => [0]],
  [
    "SELECT SUM(GrandTotalAmount), MAX(OrderNumber) FROM Order WHERE Status = 'nothing'",
    () => [[null, null]],
  ],
];
