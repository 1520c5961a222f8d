import { describe, expect, it } from 'vitest';
import { objects } from '../../../objects/index.ts';
import { displayValue } from './display-value.ts';

const de = { language: 'de', locale: 'de-DE', timeZone: 'Europe/Berlin' } as const;
const en = { language: 'en', locale: 'en-GB', timeZone: 'Europe/Berlin' } as const;

const { PricebookEntry, Product2, Contact } = objects;

describe('the display value', () => {
  it('of an amount has the currency and every digit', () => {
    const price = PricebookEntry.fields.UnitPrice;
    expect(displayValue(price, '12.95', de, 'EUR')).toBe('12,95\u00a0€');
    expect(displayValue(price, '12.95', en, 'EUR')).toBe('€12.95');
    expect(displayValue(price, '9007199254740993.01', de, 'EUR')).toBe('9.007.199.254.740.993,01\u00a0€');
  });

  it('of a moment is in German time, of a day without any', () => {
    const { LastModifiedDate } = Product2.fields;
    expect(displayValue(LastModifiedDate, '2026-07-01T22:30:00.000Z', de, 'EUR')).toBe('02.07.2026, 00:30');
    expect(displayValue(LastModifiedDate, '2026-07-01T22:30:00.000Z', en, 'EUR')).toBe('02/07/2026, 00:30');
    expect(displayValue(Contact.fields.Birthdate, '1980-02-29', de, 'EUR')).toBe('29.02.1980');
  });

  it('PF-REC-06 is in the time zone and the format of the reader, in words of the language', () => {
    const reader = { language: 'de', locale: 'en-US', timeZone: 'America/New_York' } as const;
    const { LastModifiedDate, ProductClass } = Product2.fields;
    const moment = '2026-07-02T01:30:00.000Z';
    expect(displayValue(LastModifiedDate, moment, reader, 'EUR')).toBe('07/01/2026, 09:30 PM');
    expect(displayValue(PricebookEntry.fields.UnitPrice, '1234.5', reader, 'EUR')).toBe('€1,234.50');
    expect(displayValue(Product2.fields.VatRate__c, 5.5, reader, 'EUR')).toBe('5.5%');
    const [known] = ProductClass.picklist?.values ?? [];
    expect(displayValue(ProductClass, known?.value ?? '', reader, 'EUR')).toBe(known?.label.de);
  });

  it('of a picklist is its label', () => {
    const status = Product2.fields.ProductClass;
    const [known] = status.picklist?.values ?? [];
    expect(displayValue(status, known?.value ?? '', de, 'EUR')).toBe(known?.label.de);
    expect(displayValue(status, 'Gone', de, 'EUR')).toBe('Gone');
  });

  it('PF-REC-06 of a rate has a per cent sign', () => {
    expect(displayValue(Product2.fields.VatRate__c, 19, de, 'EUR')).toBe('19\u00a0%');
    expect(displayValue(Product2.fields.VatRate__c, 5.5, en, 'EUR')).toBe('5.5%');
  });

  it('PF-REC-01 the display value is null where the raw value reads well or is empty', () => {
    expect(displayValue(Product2.fields.Name, 'Ibuprofen', de, 'EUR')).toBeNull();
    expect(displayValue(Product2.fields.IsActive, true, de, 'EUR')).toBeNull();
    expect(displayValue(PricebookEntry.fields.UnitPrice, null, de, 'EUR')).toBeNull();
  });
});
