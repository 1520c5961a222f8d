import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const home = {
  addressId: '8lW1',
  firstName: 'Erika',
  lastName: 'Sommer',
  street: 'Lindenstraße 12',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
};

it('an address typed for the order is told from the saved ones', () => {
  const typed = { ...home, firstName: 'Konrad', lastName: 'Konflikt' };
  expect(ownAddress(typed, [home])).toBe(typed);
  expect(ownAddress(typed, [])).toBe(typed);
});

it('a saved address is known by its id, or by what it says', () => {
  expect(ownAddress({ ...home, id: '8lW1', street: 'Lindenstr. 12' }, [home])).toBeUndefined();
  expect(ownAddress({ ...home, id: null }, [home])).toBeUndefined();
  expect(ownAddress(undefined, [home])).toBeUndefined();
});
