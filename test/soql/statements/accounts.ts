import { by, down, found, has, moment, type Statement, same, sorted } from '../statement.ts';

/** Accounts: texts, patterns, lists, empty values and orders. */
export const accounts: readonly Statement[] = [
  ['SELECT Name FROM Account', ({ Account }) => Account.map(({ Name }) => Name)],
  ['SELECT Id, Name FROM Account', ({ Account }) => Account.map(({ Id, Name }) => [Id, Name])],
  [
    "SELECT AccountNumber FROM Account WHERE Name = 'Erika Sommer'",
    ({ Account }) => Account.filter(({ Name }) => Name === 'Erika Sommer').map((a) => a.AccountNumber),
  ],
  [
    "SELECT Id FROM Account WHERE Name = 'ERIKA SOMMER'",
    ({ Account }) => Account.filter(({ Name }) => same(Name, 'Erika Sommer')).map(({ Id }) => Id),
  ],
  [
    "SELECT Name FROM Account WHERE Name != 'Erika Sommer'",
    ({ Account }) => Account.filter(({ Name }) => Name !== 'Erika Sommer').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Name <> 'erika sommer'",
    ({ Account }) => Account.filter(({ Name }) => Name !== 'Erika Sommer').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Type = 'Private'",
    ({ Account }) => Account.filter(({ Type }) => Type === 'Private').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Type != 'private'",
    ({ Account }) => Account.filter(({ Type }) => Type !== 'Private').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Type IN ('Practice', 'CareHome')",
    ({ Account }) =>
      Account.filter(({ Type }) => Type === 'Practice' || Type === 'CareHome').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Type NOT IN ('Practice', 'CareHome')",
    ({ Account }) =>
      Account.filter(({ Type }) => Type !== 'Practice' && Type !== 'CareHome').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE BillingCity = 'Berlin'",
    ({ Account }) => Account.filter(({ BillingCity }) => BillingCity === 'Berlin').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE BillingCity != 'Berlin'",
    ({ Account }) => Account.filter(({ BillingCity }) => BillingCity !== 'Berlin').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE BillingStreet LIKE '%straße%'",
    ({ Account }) =>
      Account.filter(({ BillingStreet }) => has(BillingStreet, 'straße')).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE BillingStreet LIKE '%STRASSE%'",
    ({ Account }) =>
      Account.filter(({ BillingStreet }) => has(BillingStreet, 'strasse')).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Name LIKE 'E%'",
    ({ Account }) => Account.filter(({ Name }) => Name.startsWith('E')).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Name LIKE '%gmbh'",
    ({ Account }) =>
      Account.filter(({ Name }) => Name.toLowerCase().endsWith('gmbh')).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Name LIKE '_r%'",
    ({ Account }) => Account.filter(({ Name }) => Name[1] === 'r').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE NOT Name LIKE '%e%'",
    ({ Account }) => Account.filter(({ Name }) => !has(Name, 'e')).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Name LIKE '%ä%' OR Name LIKE '%Ö%' OR Name LIKE '%ü%'",
    ({ Account }) => Account.filter(({ Name }) => /[äöü]/i.test(Name)).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Account WHERE ParentId = null',
    ({ Account }) => Account.filter(({ ParentId }) => ParentId === null).map(({ Name }) => Name),
  ],
  [
    'SELECT Name, Parent.Name FROM Account WHERE ParentId != null',
    ({ Account }) =>
      Account.filter(({ ParentId }) => ParentId !== null).map(({ Name, ParentId }) => [
        Name,
        found(Account, ParentId)?.Name,
      ]),
  ],
  [
    "SELECT Name FROM Account WHERE Phone = '' OR BillingCity = ''",
    ({ Account }) =>
      Account.filter(({ Phone, BillingCity }) => Phone === null || BillingCity === null).map(
        ({ Name }) => Name,
      ),
  ],
  [
    "SELECT Name FROM Account WHERE Name > 'M'",
    ({ Account }) => Account.filter(({ Name }) => Name.toLowerCase() > 'm').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Name < 'c'",
    ({ Account }) => Account.filter(({ Name }) => Name.toLowerCase() < 'c').map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Account ORDER BY Name',
    ({ Account }) =>
      sorted(
        Account,
        by((a) => a.Name),
      ).map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Account ORDER BY Name DESC',
    ({ Account }) =>
      sorted(
        Account,
        down((a) => a.Name),
      ).map(({ Name }) => Name),
  ],
  [
    'SELECT BillingCity, Name FROM Account ORDER BY BillingCity, Name',
    ({ Account }) =>
      sorted(
        Account,
        by((a) => a.BillingCity),
        by((a) => a.Name),
      ).map((a) => [a.BillingCity, a.Name]),
  ],
  [
    'SELECT BillingCity, Name FROM Account ORDER BY BillingCity DESC NULLS LAST, Name DESC',
    ({ Account }) =>
      sorted(
        Account,
        down((a) => a.BillingCity),
        down((a) => a.Name),
      ).map((a) => [a.BillingCity, a.Name]),
  ],
  [
    'SELECT Name FROM Account ORDER BY CreatedDate, Name LIMIT 5',
    ({ Account }) =>
      sorted(
        Account,
        by((a) => Date.parse(a.CreatedDate)),
        by((a) => a.Name),
      )
        .slice(0, 5)
        .map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Account ORDER BY Name LIMIT 4 OFFSET 3',
    ({ Account }) =>
      sorted(
        Account,
        by((a) => a.Name),
      )
        .slice(3, 7)
        .map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Account WHERE Type = 'Private' OFFSET 5",
    ({ Account }) =>
      Account.filter(({ Type }) => Type === 'Private')
        .slice(5)
        .map(({ Name }) => Name),
  ],
  [
    'SELECT Name, CreatedDate FROM Account LIMIT 3',
    ({ Account }) => Account.slice(0, 3).map((a) => [a.Name, moment(a.CreatedDate)]),
  ],
];
