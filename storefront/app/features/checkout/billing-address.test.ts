import { expect, it } from 'vitest';
import { billingAddressOf } from './billing-address.ts';

const place = { street: 'Lindenweg 4', postalCode: '80331', city: 'München', country: 'DE' };

it('names a person by first and last name, else by the one name there is', () => {
  expect(
    billingAddressOf({ ...place, name: 'Erika Beispiel', firstName: 'Erika', lastName: 'Beispiel' }),
  ).toEqual({
    ...place,
    firstName: 'Erika',
    lastName: 'Beispiel',
  });
  expect(billingAddressOf({ ...place, name: 'Praxis am Dom', firstName: null, lastName: null })).toEqual({
    ...place,
    name: 'Praxis am Dom',
  });
});

it('leaves out parts that are empty', () => {
  expect(billingAddressOf({ ...place, name: 'A', region: null, companyName: '' })).toEqual({
    ...place,
    name: 'A',
  });
});
