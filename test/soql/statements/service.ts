import { by, down, found, label, moment, place, type Statement, sorted } from '../statement.ts';

/** Cases, tasks, events and work: references to several objects, labels and formats. */
export const service: readonly Statement[] = [
  [
    'SELECT CaseNumber FROM Case WHERE IsClosed = false',
    ({ Case }) => Case.filter((c) => !c.IsClosed).map((c) => c.CaseNumber),
  ],
  [
    "SELECT CaseNumber, Subject FROM Case WHERE Priority = 'High' OR Status = 'Escalated'",
    ({ Case }) =>
      Case.filter((c) => c.Priority === 'High' || c.Status === 'Escalated').map((c) => [
        c.CaseNumber,
        c.Subject,
      ]),
  ],
  [
    'SELECT CaseNumber, Priority FROM Case ORDER BY Priority DESC, CaseNumber',
    ({ Case }) =>
      sorted(
        Case,
        down((c) => place('Case', 'Priority', c.Priority)),
        by((c) => c.CaseNumber),
      ).map((c) => [c.CaseNumber, c.Priority]),
  ],
  [
    'SELECT CaseNumber, Status FROM Case ORDER BY Status, CaseNumber DESC',
    ({ Case }) =>
      sorted(
        Case,
        by((c) => place('Case', 'Status', c.Status)),
        down((c) => c.CaseNumber),
      ).map((c) => [c.CaseNumber, c.Status]),
  ],
  [
    'SELECT CaseNumber, toLabel(Status) FROM Case',
    ({ Case }) => Case.map((c) => [c.CaseNumber, label('Case', 'Status', c.Status)]),
  ],
  [
    'SELECT CaseNumber, Priority, toLabel(Priority) shown FROM Case',
    ({ Case }) => Case.map((c) => [c.CaseNumber, c.Priority, label('Case', 'Priority', c.Priority)]),
  ],
  [
    "SELECT CaseNumber FROM Case WHERE toLabel(Priority) = 'hoch'",
    ({ Case }) =>
      Case.filter((c) => label('Case', 'Priority', c.Priority)?.toLowerCase() === 'hoch').map(
        (c) => c.CaseNumber,
      ),
  ],
  [
    'SELECT toLabel(Account.Type) FROM Case WHERE AccountId != null',
    ({ Case, Account }) =>
      Case.filter((c) => c.AccountId !== null).map((c) =>
        label('Account', 'Type', found(Account, c.AccountId)?.Type ?? null),
      ),
  ],
  [
    'SELECT CaseNumber FROM Case WHERE OrderId__c != null AND ProductId = null',
    ({ Case }) => Case.filter((c) => c.OrderId__c !== null && c.ProductId === null).map((c) => c.CaseNumber),
  ],
  [
    'SELECT CaseNumber, Order__r.OrderNumber FROM Case WHERE OrderId__c != null',
    ({ Case, Order }) =>
      Case.filter((c) => c.OrderId__c !== null).map((c) => [
        c.CaseNumber,
        found(Order, c.OrderId__c)?.OrderNumber,
      ]),
  ],
  [
    "SELECT CaseNumber FROM Case WHERE Order__r.Account.Type = 'Private' AND Order__r.GrandTotalAmount > 20",
    ({ Case, Order, Account }) =>
      Case.filter((c) => {
        const order = found(Order, c.OrderId__c);
        return (
          order && Number(order.GrandTotalAmount) > 20 && found(Account, order.AccountId)?.Type === 'Private'
        );
      }).map((c) => c.CaseNumber),
  ],
  [
    'SELECT CaseNumber, CreatedDate FROM Case ORDER BY CreatedDate DESC LIMIT 5',
    ({ Case }) =>
      sorted(
        Case,
        down((c) => Date.parse(c.CreatedDate)),
      )
        .slice(0, 5)
        .map((c) => [c.CaseNumber, moment(c.CreatedDate)]),
  ],
  [
    "SELECT CaseNumber FROM Case WHERE Origin NOT IN ('Email', 'Phone')",
    ({ Case }) => Case.filter((c) => c.Origin !== 'Email' && c.Origin !== 'Phone').map((c) => c.CaseNumber),
  ],
  [
    "SELECT CaseNumber FROM Case WHERE Subject LIKE '%?'",
    ({ Case }) => Case.filter((c) => c.Subject.endsWith('?')).map((c) => c.CaseNumber),
  ],
  [
    'SELECT Subject FROM Task WHERE WhoId = null AND WhatId != null',
    ({ Task }) => Task.filter((t) => t.WhoId === null && t.WhatId !== null).map((t) => t.Subject),
  ],
  [
    "SELECT Subject, What.Type FROM Task WHERE What.Type = 'Case'",
    ({ Task }) => Task.filter((t) => t.WhatId?.startsWith('500')).map((t) => [t.Subject, 'Case']),
  ],
  [
    "SELECT Subject FROM Task WHERE What.Type IN ('Opportunity', 'Campaign')",
    ({ Task }) =>
      Task.filter((t) => t.WhatId?.startsWith('006') || t.WhatId?.startsWith('701')).map((t) => t.Subject),
  ],
  [
    "SELECT Subject FROM Task WHERE What.Type != 'Case'",
    ({ Task }) => Task.filter((t) => !t.WhatId?.startsWith('500')).map((t) => t.Subject),
  ],
  [
    'SELECT Subject, Who.Name FROM Task WHERE WhoId != null',
    ({ Task, Contact, Lead }) =>
      Task.filter((t) => t.WhoId !== null).map((t) => [
        t.Subject,
        (found(Contact, t.WhoId) ?? found(Lead, t.WhoId))?.Name,
      ]),
  ],
  [
    "SELECT Subject FROM Task WHERE Who.Type = 'Lead' AND Who.Name LIKE '%e%'",
    ({ Task, Lead }) =>
      Task.filter((t) => found(Lead, t.WhoId)?.Name.toLowerCase().includes('e')).map((t) => t.Subject),
  ],
  [
    'SELECT Subject, TYPEOF Who WHEN Lead THEN Company WHEN Contact THEN LastName END FROM Task WHERE WhoId != null',
    ({ Task, Contact, Lead }) =>
      Task.filter((t) => t.WhoId !== null).map((t) => [
        t.Subject,
        found(Lead, t.WhoId)?.Company ?? found(Contact, t.WhoId)?.LastName,
      ]),
  ],
  [
    'SELECT Subject, TYPEOF What WHEN Case THEN CaseNumber ELSE Name END FROM Task WHERE WhatId != null',
    ({ Task, Case, Opportunity, Account, ...others }) =>
      Task.filter((t) => t.WhatId !== null).map((t) => {
        const named = [
          ...Opportunity,
          ...Account,
          ...others.Campaign,
          ...others.Asset,
          ...others.Product2,
        ].find(({ Id }) => Id === t.WhatId);
        return [
          t.Subject,
          found(Case, t.WhatId)?.CaseNumber ??
            named?.Name ??
            found(others.Contract, t.WhatId)?.ContractNumber ??
            found(others.Order, t.WhatId)?.OrderNumber ??
            null,
        ];
      }),
  ],
  [
    'SELECT Id, TYPEOF What WHEN Case THEN CaseNumber END FROM Task',
    ({ Task, Case }) => Task.map((t) => [t.Id, found(Case, t.WhatId)?.CaseNumber ?? null]),
  ],
  [
    "SELECT Subject FROM Task WHERE Status = 'Completed' AND TaskSubtype = 'Call'",
    ({ Task }) =>
      Task.filter((t) => t.Status === 'Completed' && t.TaskSubtype === 'Call').map((t) => t.Subject),
  ],
  [
    'SELECT Subject, FORMAT(ActivityDate) FROM Task WHERE ActivityDate != null',
    ({ Task }) =>
      Task.filter((t) => t.ActivityDate !== null).map((t) => [
        t.Subject,
        String(t.ActivityDate).split('-').toReversed().join('.'),
      ]),
  ],
  [
    'SELECT OrderNumber, FORMAT(GrandTotalAmount) shown FROM Order WHERE GrandTotalAmount < 1000 LIMIT 10',
    ({ Order }) =>
      Order.filter((o) => Number(o.GrandTotalAmount) < 1000)
        .slice(0, 10)
        .map((o) => [o.OrderNumber, `${String(o.GrandTotalAmount).replace('.', ',')}\u00a0€`]),
  ],
  [
    'SELECT Subject FROM Event WHERE IsAllDayEvent = false AND DurationInMinutes > 60',
    ({ Event }) =>
      Event.filter((e) => !e.IsAllDayEvent && Number(e.DurationInMinutes) > 60).map((e) => e.Subject),
  ],
  [
    'SELECT Subject FROM Event WHERE StartDateTime > 2026-06-02T00:00:00+02:00',
    ({ Event }) =>
      Event.filter(
        (e) => e.StartDateTime !== null && Date.parse(e.StartDateTime) > Date.parse('2026-06-01T22:00:00Z'),
      ).map((e) => e.Subject),
  ],
  [
    'SELECT Name FROM WorkStep WHERE WorkPlan.Name != null ORDER BY ExecutionOrder, Name',
    ({ WorkStep }) =>
      sorted(
        WorkStep,
        by((s) => s.ExecutionOrder),
        by((s) => s.Name),
      ).map((s) => s.Name),
  ],
  [
    "SELECT Name FROM Asset WHERE Status = 'Installed' AND Quantity = 1",
    ({ Asset }) =>
      Asset.filter((a) => a.Status === 'Installed' && Number(a.Quantity) === 1).map((a) => a.Name),
  ],
  [
    'SELECT Name FROM Asset WHERE IsOnLoan__c = true OR Price = null',
    ({ Asset }) => Asset.filter((a) => a.IsOnLoan__c || a.Price === null).map((a) => a.Name),
  ],
  [
    "SELECT Name FROM User WHERE IsActive = true AND Contact.Account.Type = 'Private'",
    ({ User, Contact, Account }) =>
      User.filter(
        (u) =>
          u.IsActive && found(Account, found(Contact, u.ContactId)?.AccountId ?? null)?.Type === 'Private',
      ).map((u) => u.Name),
  ],
];
