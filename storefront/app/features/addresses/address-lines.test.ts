import { describe, expect, it } from 'vitest';
import { addressLines, fullName, phoneText } from './address-lines.ts';

const inWords = (country: string) => `country ${country}`;

describe('an address', () => {
  it('names people as their country does', () => {
    const person = { firstName: 'Erika', lastName: 'Beispiel' };
    expect(fullName({ ...person, country: 'DE' })).toBe('Erika Beispiel');
    expect(fullName({ ...person, country: 'JP' })).toBe('Beispiel Erika');
    expect(fullName({ ...person, country: 'HU' })).toBe('Beispiel Erika');
    expect(fullName({ name: 'Praxis am Dom' })).toBe('Praxis am Dom');
  });

  it('leaves out what nobody has given', () => {
    expect(
      addressLines({ street: 'Lindenweg 4', postalCode: '80331', city: 'München', country: 'DE' }, inWords),
    ).toEqual(['Lindenweg 4', '80331 München', 'country DE']);
    expect(addressLines({ country: 'CH', companyName: null }, inWords)).toEqual(['country CH']);
  });

  it('names the region only where addresses do', () => {
    const region = 'Berlin';
    expect(addressLines({ city: 'Berlin', region, country: 'DE' }, inWords)).toEqual([
      'Berlin',
      'country DE',
    ]);
    expect(addressLines({ city: 'Osaka', region: 'Kansai', country: 'JP' }, inWords)).toEqual([
      'Osaka',
      'Kansai',
      'country JP',
    ]);
  });

  it('writes North American phone numbers as (xxx) xxx-xxxx and leaves others alone', () => {
    expect(phoneText('4155550123', 'US')).toBe('(415) 555-0123');
    expect(phoneText('+1 415 555 0123', 'CA')).toBe('(415) 555-0123');
    expect(phoneText('+49 89 123456', 'DE')).toBe('+49 89 123456');
    expect(phoneText('555-0123', 'US')).toBe('555-0123');
  });
});
