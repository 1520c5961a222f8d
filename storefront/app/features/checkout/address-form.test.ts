import { describe, expect, it } from 'vitest';
import { addressParts } from '../addresses/address-input.ts';
import { addressErrors, newAddress, readAddressForm } from './address-form.ts';

const rules = { countries: ['DE', 'AT'], needsPhone: true };

const filled = {
  address: newAddress,
  firstName: 'Erika',
  lastName: 'Beispiel',
  street: 'Lindenweg 4',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  phone: '+49 89 123456',
};

function read(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...change })) form.set(name, value);
  return readAddressForm(form);
}

describe('the address step', () => {
  it('is well when all is given', () => {
    expect(addressErrors(read(), rules)).toEqual({});
    expect(addressErrors(read({ country: 'AT', postalCode: '1010' }), rules)).toEqual({});
  });

  it('names each field that is missing', () => {
    const errors = addressErrors(read({ firstName: ' ', lastName: '', street: '', city: '' }), rules);
    expect(Object.keys(errors).sort()).toEqual(['city', 'firstName', 'lastName', 'street']);
  });

  it('counts the digits of a postal code by country', () => {
    expect(addressErrors(read({ postalCode: '8033' }), rules)).toEqual({ postalCode: 'postalCode' });
    expect(addressErrors(read({ country: 'AT', postalCode: '80331' }), rules)).toEqual({
      postalCode: 'postalCode',
    });
  });

  it('SF-ADDRESS-08 asks for the phone number only where a medicine needs it, and refuses too few digits', () => {
    expect(addressErrors(read({ phone: '' }), rules)).toEqual({ phone: 'phone' });
    expect(addressErrors(read({ phone: '' }), { ...rules, needsPhone: false })).toEqual({});
    expect(addressErrors(read({ phone: 'call me' }), { ...rules, needsPhone: false })).toEqual({
      phone: 'phoneFormat',
    });
    expect(addressErrors(read({ phone: '12' }), rules)).toEqual({ phone: 'phoneFormat' });
    expect(addressErrors(read({ phone: '12' }), { ...rules, takesAnyPhone: true })).toEqual({});
  });

  it('does not look at the fields of a new address when a saved one is chosen', () => {
    const saved = { address: '8lW000000000001AAA', street: '', city: '', postalCode: '' };
    expect(addressErrors(read(saved), rules)).toEqual({});
    expect(addressErrors(read({ address: '' }), rules)).toEqual({ address: 'addressMissing' });
  });

  it('leaves out the company where there is none', () => {
    expect(addressParts(read())).not.toHaveProperty('companyName');
    expect(addressParts(read({ companyName: 'Praxis' }))).toMatchObject({ companyName: 'Praxis' });
  });
});
