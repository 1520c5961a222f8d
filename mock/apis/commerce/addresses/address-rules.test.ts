import { expect, test } from 'vitest';
import { type AddressParts, checkAddress } from './address-rules.ts';

const lindenweg: AddressParts = {
  firstName: 'Erika',
  lastName: 'Beispiel',
  street: ' Lindenweg 4 ',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

test('a complete address is trimmed and gets the full name', () => {
  expect(checkAddress(lindenweg, ['DE'], 'de')).toMatchObject({
    name: 'Erika Beispiel',
    street: 'Lindenweg 4',
    region: null,
  });
});

test.each<[string, Partial<AddressParts>, string]>([
  ['a country outside the store’s list', { country: 'AT', postalCode: '1010' }, 'UNSUPPORTED_COUNTRY'],
  ['a country that records cannot hold', { country: 'US' }, 'UNSUPPORTED_COUNTRY'],
  ['a postal code of four digits', { postalCode: '8033' }, 'INVALID_POSTAL_CODE'],
  ['a postal code with letters', { postalCode: '8033A' }, 'INVALID_POSTAL_CODE'],
  ['a street of blanks', { street: '  ' }, 'REQUIRED_FIELD_MISSING'],
  ['nobody to deliver to', { firstName: ' ', lastName: '' }, 'REQUIRED_FIELD_MISSING'],
])('%s is refused', (_, change, errorCode) => {
  const address = { ...lindenweg, ...change };
  expect(() => checkAddress(address, ['DE', 'US'], 'de')).toThrow(
    expect.objectContaining({ status: 400, errorCode }),
  );
});

test.each(['DE', 'Deutschland', 'Germany', ' germany '])(
  'PF-ADDR-03 the country %s is kept as DE',
  (country) => {
    expect(checkAddress({ ...lindenweg, country }, ['DE'], 'de').country).toBe('DE');
  },
);

test('Austrian postal codes have four digits', () => {
  const vienna = { ...lindenweg, country: 'AT', postalCode: '1010' };
  expect(checkAddress(vienna, ['DE', 'AT'], 'de').postalCode).toBe('1010');
  expect(() => checkAddress({ ...vienna, postalCode: '80331' }, ['DE', 'AT'], 'de')).toThrow('4 Ziffern');
});
