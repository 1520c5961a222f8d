import { expect, it } from 'vitest';
import { entryErrors, readTypedEntry, toAddressInput } from './address-book.ts';

const filled = {
  kind: 'Billing',
  firstName: 'Erika',
  lastName: 'Beispiel',
  street: 'Lindenweg 4',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  phone: '',
};
function read(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...change })) form.set(name, value);
  return readTypedEntry(form);
}
const rules = { countries: ['DE', 'AT'] };

it('becomes an address of its kind, with what was emptied empty', () => {
  expect(entryErrors(read(), rules)).toEqual({});
  expect(toAddressInput(read({ isDefault: 'on' }))).toMatchObject({
    addressType: 'Billing',
    isDefault: true,
    companyName: '',
    phoneNumber: '',
  });
  expect(toAddressInput(read({ kind: 'Other' }))).toMatchObject({
    addressType: 'Shipping',
    isDefault: false,
  });
});

it('says what is wrong with each field', () => {
  const errors = entryErrors(
    read({ country: 'FR', city: '', phone: 'ring', lastName: 'x'.repeat(81) }),
    rules,
  );
  expect(errors).toEqual({ country: 'country', city: 'city', phone: 'phoneFormat', lastName: 'tooLong' });
});
