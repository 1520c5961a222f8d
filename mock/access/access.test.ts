import { describe, expect, it } from 'vitest';
import { objectDefinitions } from '../objects/index.ts';
import { fieldAccess } from './field-access.ts';
import { objectAccess } from './object-access.ts';

const names = objectDefinitions.map(({ apiName }) => apiName);

describe('objectAccess', () => {
  it.each(['Guest', 'Buyer'] as const)(
    'lets a %s read products and categories and nothing else',
    (profile) => {
      const readable = names.filter((name) => objectAccess(profile, name).read);
      const writable = names.filter(
        (name) => objectAccess(profile, name).edit || objectAccess(profile, name).create,
      );
      expect(readable).toEqual(['Product2', 'ProductCategory']);
      expect(writable).toEqual([]);
    },
  );

  it('lets support edit customers and their own preferences, but neither products nor prices', () => {
    const editable = names.filter((name) => objectAccess('Support', name).edit);
    expect(editable).toEqual([
      'Account',
      'Asset',
      'Case',
      'Contact',
      'ContactPointAddress',
      'Event',
      'Lead',
      'Task',
      'UserAppInfo',
      'UserNavItem__c',
      'WorkPlan',
      'WorkStep',
    ]);
    expect(objectAccess('Support', 'Product2')).toEqual({
      read: true,
      create: false,
      edit: false,
      delete: false,
    });
    expect(objectAccess('Support', 'PricebookEntry').edit).toBe(false);
  });

  it('lets merchandisers edit what people edit, and read what the platform writes', () => {
    expect(objectAccess('Merchandiser', 'Product2')).toEqual({
      read: true,
      create: true,
      edit: true,
      delete: true,
    });
    expect(objectAccess('Merchandiser', 'WebCart')).toEqual({
      read: true,
      create: false,
      edit: false,
      delete: false,
    });
  });

  it('lets administrators do all that anybody may, and look after users', () => {
    const staff = ['Merchandiser', 'Support'] as const;
    for (const right of ['read', 'create', 'edit', 'delete'] as const) {
      const allowed = names.filter((name) => objectAccess('System Administrator', name)[right]);
      const others = names.filter((name) => staff.some((profile) => objectAccess(profile, name)[right]));
      const added = right === 'create' || right === 'edit' ? ['User'] : [];
      expect(allowed, right).toEqual(names.filter((name) => [...others, ...added].includes(name)));
    }
    expect(objectAccess('System Administrator', 'User').delete).toBe(false);
  });

  it('keeps sign-ins and card tokens from everybody', () => {
    expect(objectAccess('System Administrator', 'AuthSession').read).toBe(false);
    expect(objectAccess('System Administrator', 'PaymentToken__c').read).toBe(false);
    expect(objectAccess('Merchandiser', 'PaymentToken__c').read).toBe(false);
    expect(objectAccess('Support', 'IdempotencyRecord__c').read).toBe(false);
    expect(objectAccess('Merchandiser', 'AuthSession').read).toBe(false);
    expect(objectAccess('Support', 'AuthSession').read).toBe(false);
    expect(objectAccess('Merchandiser', 'GuestSession__c').read).toBe(false);
    expect(objectAccess('Support', 'GuestSession__c').read).toBe(false);
  });

  it('gives nothing for an object that does not exist', () => {
    expect(objectAccess('Merchandiser', 'constructor').read).toBe(false);
  });
});

describe('fieldAccess', () => {
  it('follows the object and the field', () => {
    expect(fieldAccess('Merchandiser', 'Product2', 'Name')).toEqual({ read: true, create: true, edit: true });
    expect(fieldAccess('Support', 'Product2', 'Name')).toEqual({ read: true, create: false, edit: false });
    expect(fieldAccess('Merchandiser', 'Product2', 'ProductClass')).toMatchObject({
      create: true,
      edit: false,
    });
    expect(fieldAccess('Merchandiser', 'Product2', 'CreatedDate')).toMatchObject({
      create: false,
      edit: false,
    });
  });

  it('keeps secrets from everybody', () => {
    expect(fieldAccess('Automated Process', 'User', 'PasswordHash__c').read).toBe(false);
    expect(fieldAccess('System Administrator', 'User', 'PasswordHash__c').read).toBe(false);
    expect(fieldAccess('Merchandiser', 'User', 'nothing').read).toBe(false);
  });
});
