import { amount, by, down, found, has, moment, type Statement, sorted } from '../statement.ts';

/** Orders, their lines and parcels: amounts, moments and several references. */
export const orders: readonly Statement[] = [
  [
    "SELECT OrderNumber FROM Order WHERE Status = 'Delivered'",
    ({ Order }) => Order.filter((o) => o.Status === 'Delivered').map((o) => o.OrderNumber),
  ],
  [
    "SELECT OrderNumber FROM Order WHERE Status != 'Delivered'",
    ({ Order }) => Order.filter((o) => o.Status !== 'Delivered').map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber, GrandTotalAmount FROM Order WHERE GrandTotalAmount > 100',
    ({ Order }) =>
      Order.filter((o) => Number(o.GrandTotalAmount) > 100).map((o) => [
        o.OrderNumber,
        amount(o.GrandTotalAmount),
      ]),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE GrandTotalAmount >= 37.92 AND GrandTotalAmount <= 37.92',
    ({ Order }) => Order.filter((o) => Number(o.GrandTotalAmount) === 37.92).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE GrandTotalAmount < 20.5',
    ({ Order }) => Order.filter((o) => Number(o.GrandTotalAmount) < 20.5).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE TotalChargeAmount != 0',
    ({ Order }) => Order.filter((o) => Number(o.TotalChargeAmount) !== 0).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE TotalAdjustmentAmount < 0',
    ({ Order }) => Order.filter((o) => Number(o.TotalAdjustmentAmount) < 0).map((o) => o.OrderNumber),
  ],
  [
    "SELECT OrderNumber FROM Order WHERE OrderReferenceNumber LIKE 'OF-2025-%'",
    ({ Order }) =>
      Order.filter((o) => o.OrderReferenceNumber?.startsWith('OF-2025-')).map((o) => o.OrderNumber),
  ],
  [
    "SELECT OrderNumber FROM Order WHERE OrderNumber IN ('00000001', '00000010', '00000100')",
    ({ Order }) =>
      Order.filter((o) => ['00000001', '00000010', '00000100'].includes(o.OrderNumber)).map(
        (o) => o.OrderNumber,
      ),
  ],
  [
    'SELECT OrderNumber, Account.Name FROM Order ORDER BY Account.Name, OrderNumber LIMIT 20',
    ({ Order, Account }) =>
      sorted(
        Order,
        by((o) => found(Account, o.AccountId)?.Name ?? null),
        by((o) => o.OrderNumber),
      )
        .slice(0, 20)
        .map((o) => [o.OrderNumber, found(Account, o.AccountId)?.Name]),
  ],
  [
    "SELECT OrderNumber FROM Order WHERE Account.Type = 'Company' OR Account.Type = 'CareHome'",
    ({ Order, Account }) =>
      Order.filter((o) => ['Company', 'CareHome'].includes(String(found(Account, o.AccountId)?.Type))).map(
        (o) => o.OrderNumber,
      ),
  ],
  [
    "SELECT OrderNumber FROM Order WHERE Account.Name LIKE '%Sommer' AND GrandTotalAmount > 30",
    ({ Order, Account }) =>
      Order.filter(
        (o) => found(Account, o.AccountId)?.Name.endsWith('Sommer') && Number(o.GrandTotalAmount) > 30,
      ).map((o) => o.OrderNumber),
  ],
  [
    "SELECT OrderNumber FROM Order WHERE DeliverToCity = 'hamburg'",
    ({ Order }) => Order.filter((o) => o.DeliverToCity === 'Hamburg').map((o) => o.OrderNumber),
  ],
  [
    "SELECT OrderNumber, Owner.Name FROM Order WHERE Owner.LastName = 'Sommer'",
    ({ Order, User }) =>
      Order.filter((o) => found(User, o.OwnerId)?.LastName === 'Sommer').map((o) => [
        o.OrderNumber,
        found(User, o.OwnerId)?.Name,
      ]),
  ],
  [
    'SELECT OrderNumber, EffectiveDate FROM Order ORDER BY EffectiveDate DESC, OrderNumber DESC LIMIT 10',
    ({ Order }) =>
      sorted(
        Order,
        down((o) => o.EffectiveDate),
        down((o) => o.OrderNumber),
      )
        .slice(0, 10)
        .map((o) => [o.OrderNumber, o.EffectiveDate]),
  ],
  [
    'SELECT OrderNumber, CreatedDate FROM Order WHERE CreatedDate >= 2026-01-01T00:00:00Z',
    ({ Order }) =>
      Order.filter((o) => Date.parse(o.CreatedDate) >= Date.parse('2026-01-01T00:00:00Z')).map((o) => [
        o.OrderNumber,
        moment(o.CreatedDate),
      ]),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE CreatedDate < 2024-12-31T23:59:59+01:00',
    ({ Order }) =>
      Order.filter((o) => Date.parse(o.CreatedDate) < Date.parse('2024-12-31T22:59:59Z')).map(
        (o) => o.OrderNumber,
      ),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE CreatedDate = 2024-06-08T10:34:00Z',
    ({ Order }) =>
      Order.filter((o) => o.CreatedDate === '2024-06-08T10:34:00.000Z').map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order ORDER BY GrandTotalAmount DESC, OrderNumber LIMIT 7 OFFSET 2',
    ({ Order }) =>
      sorted(
        Order,
        down((o) => amount(o.GrandTotalAmount)),
        by((o) => o.OrderNumber),
      )
        .slice(2, 9)
        .map((o) => o.OrderNumber),
  ],
  [
    'SELECT Name, Quantity FROM OrderItem WHERE Quantity > 3',
    ({ OrderItem }) =>
      OrderItem.filter((i) => Number(i.Quantity) > 3).map((i) => [i.Name, amount(i.Quantity)]),
  ],
  [
    'SELECT Name FROM OrderItem WHERE TotalPrice > 60 AND Quantity = 1',
    ({ OrderItem }) =>
      OrderItem.filter((i) => Number(i.TotalPrice) > 60 && Number(i.Quantity) === 1).map((i) => i.Name),
  ],
  [
    "SELECT Name, Order.OrderNumber, Order.Account.Name FROM OrderItem WHERE Order.Account.BillingCity = 'Hamburg'",
    ({ OrderItem, Order, Account }) =>
      OrderItem.flatMap((i) => {
        const order = found(Order, i.OrderId);
        const account = found(Account, order?.AccountId ?? null);
        return account?.BillingCity === 'Hamburg' ? [[i.Name, order?.OrderNumber, account.Name]] : [];
      }),
  ],
  [
    "SELECT Name FROM OrderItem WHERE Product2.Brand__c = 'Okulind'",
    ({ OrderItem, Product2 }) =>
      OrderItem.filter((i) => found(Product2, i.Product2Id)?.Brand__c === 'Okulind').map((i) => i.Name),
  ],
  [
    'SELECT Name FROM OrderItem WHERE VatRate__c = 7 ORDER BY Name LIMIT 20',
    ({ OrderItem }) =>
      sorted(
        OrderItem.filter((i) => Number(i.VatRate__c) === 7),
        by((i) => i.Name),
      )
        .slice(0, 20)
        .map((i) => i.Name),
  ],
  [
    "SELECT Sku FROM OrderItem WHERE Name LIKE '%, 20 ml' AND UnitPrice < 5",
    ({ OrderItem }) =>
      OrderItem.filter(
        (i) => has(i.Name, ', 20 ml') && /, 20 ml$/i.test(i.Name) && Number(i.UnitPrice) < 5,
      ).map((i) => i.Sku),
  ],
  [
    'SELECT OrderNumber FROM OrderSummary WHERE OriginalOrder.Account.Owner.IsActive = true LIMIT 5',
    ({ OrderSummary, Order, Account, User }) =>
      OrderSummary.filter(
        (s) =>
          found(User, found(Account, found(Order, s.OriginalOrderId)?.AccountId ?? null)?.OwnerId ?? null)
            ?.IsActive,
      )
        .slice(0, 5)
        .map((s) => s.OrderNumber),
  ],
  [
    "SELECT ShipmentNumber, TrackingNumber FROM Shipment WHERE Status != 'Delivered'",
    ({ Shipment }) =>
      Shipment.filter((s) => s.Status !== 'Delivered').map((s) => [s.ShipmentNumber, s.TrackingNumber]),
  ],
  [
    'SELECT ShipmentNumber FROM Shipment WHERE ActualDeliveryDate = null',
    ({ Shipment }) => Shipment.filter((s) => s.ActualDeliveryDate === null).map((s) => s.ShipmentNumber),
  ],
  [
    'SELECT ShipmentNumber FROM Shipment WHERE ActualDeliveryDate > 2026-05-01T12:00:00.000+0200',
    ({ Shipment }) =>
      Shipment.filter(
        (s) =>
          s.ActualDeliveryDate !== null &&
          Date.parse(s.ActualDeliveryDate) > Date.parse('2026-05-01T10:00:00Z'),
      ).map((s) => s.ShipmentNumber),
  ],
  [
    'SELECT ShipmentNumber FROM Shipment WHERE TotalItemsQuantity >= 10 ORDER BY TotalItemsQuantity DESC, ShipmentNumber',
    ({ Shipment }) =>
      sorted(
        Shipment.filter((s) => Number(s.TotalItemsQuantity) >= 10),
        down((s) => amount(s.TotalItemsQuantity)),
        by((s) => s.ShipmentNumber),
      ).map((s) => s.ShipmentNumber),
  ],
  [
    'SELECT Quantity, Shipment.OrderSummary.Account.Name FROM ShipmentItem WHERE Quantity > 4',
    ({ ShipmentItem, Shipment, OrderSummary, Account }) =>
      ShipmentItem.filter((i) => Number(i.Quantity) > 4).map((i) => [
        amount(i.Quantity),
        found(
          Account,
          found(OrderSummary, found(Shipment, i.ShipmentId)?.OrderSummaryId ?? null)?.AccountId ?? null,
        )?.Name,
      ]),
  ],
];
