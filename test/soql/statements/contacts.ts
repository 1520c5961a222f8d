import { by, found, type Statement, same, sorted } from '../statement.ts';

/** Contacts and addresses: AND, OR and NOT, days, and fields of the account. */
export const contacts: readonly Statement[] = [
  ['SELECT FirstName, LastName FROM Contact', ({ Contact }) => Contact.map((c) => [c.FirstName, c.LastName])],
  [
    "SELECT Name FROM Contact WHERE LastName = 'sommer'",
    ({ Contact }) => Contact.filter(({ LastName }) => same(LastName, 'Sommer')).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Contact WHERE Salutation = 'Frau' AND Birthdate != null",
    ({ Contact }) =>
      Contact.filter((c) => c.Salutation === 'Frau' && c.Birthdate !== null).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Contact WHERE Salutation = 'Frau' OR Birthdate = null",
    ({ Contact }) =>
      Contact.filter((c) => c.Salutation === 'Frau' || c.Birthdate === null).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Contact WHERE NOT (Salutation = 'Frau' OR Birthdate = null)",
    ({ Contact }) =>
      Contact.filter((c) => !(c.Salutation === 'Frau' || c.Birthdate === null)).map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Contact WHERE NOT Salutation = 'Frau'",
    ({ Contact }) => Contact.filter((c) => c.Salutation !== 'Frau').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Contact WHERE (NOT (NOT Salutation = 'Frau')) AND LastName > 'l'",
    ({ Contact }) =>
      Contact.filter((c) => c.Salutation === 'Frau' && c.LastName.toLowerCase() > 'l').map(
        ({ Name }) => Name,
      ),
  ],
  [
    "SELECT Email FROM Contact WHERE Email LIKE '%@offizin.example'",
    ({ Contact }) =>
      Contact.filter(({ Email }) => Email?.endsWith('@offizin.example')).map(({ Email }) => Email),
  ],
  [
    "SELECT Name FROM Contact WHERE Email = 'ERIKA@offizin.example'",
    ({ Contact }) => Contact.filter(({ Email }) => Email === 'erika@offizin.example').map(({ Name }) => Name),
  ],
  [
    'SELECT Name FROM Contact WHERE Birthdate < 1970-01-01',
    ({ Contact }) =>
      Contact.filter(({ Birthdate }) => Birthdate !== null && Birthdate < '1970-01-01').map(
        ({ Name }) => Name,
      ),
  ],
  [
    'SELECT Name FROM Contact WHERE Birthdate >= 1970-01-01 AND Birthdate <= 1985-12-31',
    ({ Contact }) =>
      Contact.filter(
        ({ Birthdate }) => Birthdate !== null && Birthdate >= '1970-01-01' && Birthdate <= '1985-12-31',
      ).map(({ Name }) => Name),
  ],
  [
    'SELECT Name, Birthdate FROM Contact ORDER BY Birthdate NULLS LAST, Name',
    ({ Contact }) =>
      sorted(
        Contact,
        (a, b) => Number(a.Birthdate === null) - Number(b.Birthdate === null),
        by((c) => c.Birthdate),
        by((c) => c.Name),
      ).map((c) => [c.Name, c.Birthdate]),
  ],
  [
    "SELECT Name FROM Contact WHERE Account.Type = 'Private'",
    ({ Contact, Account }) =>
      Contact.filter((c) => found(Account, c.AccountId)?.Type === 'Private').map(({ Name }) => Name),
  ],
  [
    "SELECT Name FROM Contact WHERE Account.Type != 'Private'",
    ({ Contact, Account }) =>
      Contact.filter((c) => found(Account, c.AccountId)?.Type !== 'Private').map(({ Name }) => Name),
  ],
  [
    'SELECT Name, Account.Name FROM Contact ORDER BY Account.Name, Name',
    ({ Contact, Account }) =>
      sorted(
        Contact,
        by((c) => found(Account, c.AccountId)?.Name ?? null),
        by((c) => c.Name),
      ).map((c) => [c.Name, found(Account, c.AccountId)?.Name ?? null]),
  ],
  [
    "SELECT c.Name, c.Account.Owner.Name FROM Contact c WHERE c.Account.BillingCity = 'Hamburg'",
    ({ Contact, Account, User }) =>
      Contact.filter((c) => found(Account, c.AccountId)?.BillingCity === 'Hamburg').map((c) => [
        c.Name,
        found(User, found(Account, c.AccountId)?.OwnerId ?? null)?.Name,
      ]),
  ],
  [
    'SELECT Contact.Name FROM Contact WHERE Contact.Account.ParentId != null',
    ({ Contact, Account }) =>
      Contact.filter((c) => (found(Account, c.AccountId)?.ParentId ?? null) !== null).map(({ Name }) => Name),
  ],
  [
    "SELECT Name, City FROM ContactPointAddress WHERE IsDefault = true AND Country = 'DE'",
    ({ ContactPointAddress: all }) =>
      all.filter((a) => a.IsDefault && a.Country === 'DE').map((a) => [a.Name, a.City]),
  ],
  [
    'SELECT Name FROM ContactPointAddress WHERE IsDefault != true',
    ({ ContactPointAddress: all }) => all.filter((a) => !a.IsDefault).map(({ Name }) => Name),
  ],
  [
    "SELECT PostalCode FROM ContactPointAddress WHERE PostalCode LIKE '1____'",
    ({ ContactPointAddress: all }) =>
      all.filter((a) => /^1.{4}$/.test(String(a.PostalCode))).map((a) => a.PostalCode),
  ],
  [
    "SELECT Name FROM ContactPointAddress WHERE AddressType = 'Billing' AND Parent.Type = 'Private'",
    ({ ContactPointAddress: all, Account }) =>
      all
        .filter((a) => a.AddressType === 'Billing' && found(Account, a.ParentId)?.Type === 'Private')
        .map(({ Name }) => Name),
  ],
];
