/** A customer of the shop: a person, or an organisation with the person who orders for it. */
export interface CustomerRow {
  salutation: 'Frau' | 'Herr';
  firstName: string;
  lastName: string;
  /** Set for organisations. */
  organisation?: { name: string; type: 'Practice' | 'CareHome' | 'Company' };
  /** The customer that manages this account, by its place in the table. */
  managedBy?: number;
  street: string;
  postalCode: string;
  city: string;
  state: string;
  country: 'DE' | 'AT';
  birthdate?: string;
}

const person = (
  salutation: 'Frau' | 'Herr',
  firstName: string,
  lastName: string,
  street: string,
  postalCode: string,
  city: string,
  state: string,
  birthdate: string,
  country: 'DE' | 'AT' = 'DE',
): CustomerRow => ({ salutation, firstName, lastName, street, postalCode, city, state, country, birthdate });

/** The customers by hand; the first one is the demo buyer, the next two are what she manages. */
export const customers: CustomerRow[] = [
  person('Frau', 'Erika', 'Sommer', 'Lindenstraße 12', '10969', 'Berlin', 'Berlin', '1971-04-18'),
  {
    ...person(
      'Frau',
      'Margarete',
      'Sommer',
      'Am Mühlbach 3',
      '14469',
      'Potsdam',
      'Brandenburg',
      '1943-11-02',
    ),
    managedBy: 0,
  },
  {
    salutation: 'Frau',
    firstName: 'Erika',
    lastName: 'Sommer',
    organisation: { name: 'Kita Sonnenhügel e. V.', type: 'Company' },
    managedBy: 0,
    street: 'Gartenweg 21',
    postalCode: '12157',
    city: 'Berlin',
    state: 'Berlin',
    country: 'DE',
  },
  person('Herr', 'Jonas', 'Petersen', 'Deichstraße 8', '25746', 'Heide', 'Schleswig-Holstein', '1986-07-30'),
  person('Frau', 'Aylin', 'Yıldız', 'Rheinufer 44', '50668', 'Köln', 'Nordrhein-Westfalen', '1992-01-15'),
  person('Herr', 'Matthias', 'Krämer', 'Weinbergstraße 5', '55116', 'Mainz', 'Rheinland-Pfalz', '1968-09-09'),
  person('Frau', 'Lena', 'Hofmann', 'Bahnhofstraße 61', '97070', 'Würzburg', 'Bayern', '1989-05-21'),
  person('Herr', 'Thomas', 'Gruber', 'Mariahilfer Straße 102', '1070', 'Wien', 'Wien', '1975-12-03', 'AT'),
  person(
    'Frau',
    'Katharina',
    'Steiner',
    'Getreidegasse 19',
    '5020',
    'Salzburg',
    'Salzburg',
    '1981-08-14',
    'AT',
  ),
  person('Herr', 'Piotr', 'Nowak', 'Karl-Marx-Straße 230', '12055', 'Berlin', 'Berlin', '1979-03-27'),
  person('Frau', 'Ingrid', 'Behrens', 'Osterdeich 77', '28203', 'Bremen', 'Bremen', '1951-10-11'),
  person(
    'Herr',
    'Felix',
    'Wagner',
    'Königstraße 14',
    '70173',
    'Stuttgart',
    'Baden-Württemberg',
    '1995-02-06',
  ),
  person('Frau', 'Sabine', 'Vogel', 'Prager Straße 9', '01069', 'Dresden', 'Sachsen', '1964-06-25'),
  person('Herr', 'Ali', 'Demir', 'Wandsbeker Chaussee 55', '22089', 'Hamburg', 'Hamburg', '1983-11-19'),
  person(
    'Frau',
    'Johanna',
    'Albrecht',
    'Domplatz 2',
    '48143',
    'Münster',
    'Nordrhein-Westfalen',
    '1998-04-02',
  ),
  person('Herr', 'Rudolf', 'Maurer', 'Hauptplatz 7', '8010', 'Graz', 'Steiermark', '1957-01-28', 'AT'),
  person('Frau', 'Miriam', 'Scholz', 'Ahornallee 33', '30559', 'Hannover', 'Niedersachsen', '1987-09-17'),
  person('Herr', 'Sven', 'Lorenz', 'Seestraße 4', '18055', 'Rostock', 'Mecklenburg-Vorpommern', '1990-12-22'),
  person('Frau', 'Beate', 'Richter', 'Goethestraße 18', '99423', 'Weimar', 'Thüringen', '1959-07-08'),
  person(
    'Herr',
    'Emil',
    'Winkler',
    'Hallesche Straße 40',
    '06112',
    'Halle (Saale)',
    'Sachsen-Anhalt',
    '2001-05-12',
  ),
  person('Frau', 'Chiara', 'Russo', 'Leopoldstraße 85', '80802', 'München', 'Bayern', '1994-10-30'),
  person(
    'Herr',
    'Hannes',
    'Fuchs',
    'Mainzer Landstraße 150',
    '60327',
    'Frankfurt am Main',
    'Hessen',
    '1978-02-14',
  ),
  {
    salutation: 'Frau',
    firstName: 'Dr. Ulrike',
    lastName: 'Brandt',
    organisation: { name: 'Gemeinschaftspraxis Dr. Brandt & Kollegen', type: 'Practice' },
    street: 'Kaiserring 26',
    postalCode: '68161',
    city: 'Mannheim',
    state: 'Baden-Württemberg',
    country: 'DE',
  },
  {
    salutation: 'Herr',
    firstName: 'Georg',
    lastName: 'Seidl',
    organisation: { name: 'Seniorenhaus Abendrot gGmbH', type: 'CareHome' },
    street: 'Parkstraße 11',
    postalCode: '94032',
    city: 'Passau',
    state: 'Bayern',
    country: 'DE',
  },
  {
    salutation: 'Frau',
    firstName: 'Tanja',
    lastName: 'Weiss',
    organisation: { name: 'Physiotherapie am Hafen', type: 'Practice' },
    street: 'Hafenpromenade 3',
    postalCode: '24103',
    city: 'Kiel',
    state: 'Schleswig-Holstein',
    country: 'DE',
  },
];
