import { describe, expect, it } from 'vitest';
import { objectDefinitions } from '../../objects/index.ts';
import type { ProfileName } from '../../store/metadata-records.ts';
import { fieldAccess } from './field-access.ts';
import { objectAccess } from './object-access.ts';

const names = objectDefinitions.map(({ apiName }) => apiName);
const profiles = Object.keys({
  Guest: true,
  Buyer: true,
  Merchandiser: true,
  Support: true,
  'System Administrator': true,
  'Automated Process': true,
} satisfies Record<ProfileName, true>) as ProfileName[];

describe('objectAccess', () => {
  it.each(['Guest', 'Buyer'] as const)(
    'lets a %s read products and categories and nothing else',
    (profile) => {
      const readable = names.filter((name) => objectAccess(profile, name).read);
      const writable = names.filter(
        (name) =>
          objectAccess(profile, name).edit ||
          objectAccess(profile, name).create ||
          objectAccess(profile, name).delete,
      );
      expect(readable).toEqual(['Product2', 'ProductCategory']);
      expect(writable).toEqual([]);
    },
  );

  it('lets support edit customers, parcels and their own preferences, but neither products nor prices', () => {
    const editable = names.filter((name) => objectAccess('Support', name).edit);
    expect(editable).toEqual([
      'Account',
      'Asset',
      'Case',
      'CaseComment',
      'Contact',
      'ContactPointAddress',
      'Event',
      'Lead',
      'OrderDeliveryGroup',
      'Shipment',
      'ShipmentItem',
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

  it('PF-CTX-72 lets merchandisers and administrators release held stock, and support look at it', () => {
    const rights = { read: true, create: false, edit: true, delete: false };
    for (const profile of ['Merchandiser', 'System Administrator'] as const)
      expect(objectAccess(profile, 'InventoryItemReservation')).toEqual(rights);
    expect(objectAccess('Support', 'InventoryItemReservation')).toEqual({ ...rights, edit: false });
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

  it('keeps sign-ins, file bytes, repeat keys, card tokens and signing keys from every profile but that of the platform itself', () => {
    const unread = names.filter((name) => !objectAccess('Merchandiser', name).read);
    const secrets = [
      'AuthSession',
      'ContentChunk',
      'GuestSession__c',
      'IdempotencyRecord__c',
      'OauthCode__c',
      'OauthToken',
      'PaymentToken__c',
      'Registration__c',
      'SignInThrottle__c',
      'SigningKey__c',
    ];
    expect(unread.sort()).toEqual(secrets);
    for (const name of secrets) {
      for (const profile of profiles.filter((one) => one !== 'Automated Process')) {
        expect(objectAccess(profile, name), `${profile} ${name}`).toEqual({
          read: false,
          create: false,
          edit: false,
          delete: false,
        });
      }
    }
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

  it('PF-CTX-66 shows the codes of one-time passwords to support and administrators only', () => {
    const readers = profiles.filter(
      (profile) =>
        fieldAccess(profile, 'OneTimePassword__c', 'Code__c').read && profile !== 'Automated Process',
    );
    expect(readers).toEqual(['Support', 'System Administrator']);
    expect(fieldAccess('System Administrator', 'OneTimePassword__c', 'Code__c').edit).toBe(false);
  });

  it('keeps hidden fields from every profile', () => {
    const hidden = objectDefinitions.flatMap(({ apiName, fields }) =>
      Object.entries(fields).flatMap(([name, field]) => (field.hidden ? [[apiName, name] as const] : [])),
    );
    expect(hidden).toContainEqual(['User', 'PasswordHash__c']);
    for (const [apiName, name] of hidden) {
      for (const profile of profiles) {
        expect(fieldAccess(profile, apiName, name), `${profile} ${apiName}.${name}`).toEqual({
          read: false,
          create: false,
          edit: false,
        });
      }
    }
  });

  it('gives nothing for a field that does not exist', () => {
    expect(fieldAccess('Merchandiser', 'User', 'nothing')).toEqual({
      read: false,
      create: false,
      edit: false,
    });
  });
});
