import type { Field } from '#mock/objects/definition/index.ts';
import { objectDefinition } from '#mock/objects/index.ts';
import type { Path } from './statement.ts';

/** Objects that the statements are about. */
export const OBJECTS = ['Account', 'Contact', 'Opportunity', 'Lead', 'Task', 'Case'] as const;

/** Fields that the statements name: those that the records fill, and some that the store writes itself. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Account: [
    'Id',
    'Name',
    'AccountNumber',
    'Type',
    'BillingCity',
    'Phone',
    'ParentId',
    'OwnerId',
    'CreatedDate',
  ],
  Contact: ['Id', 'Name', 'FirstName', 'LastName', 'Email', 'Birthdate', 'AccountId', 'CreatedDate'],
  Opportunity: [
    'Id',
    'Name',
    'AccountId',
    'ContactId',
    'StageName',
    'Probability',
    'ForecastCategoryName',
    'IsClosed',
    'IsWon',
    'Amount',
    'CloseDate',
    'OwnerId',
    'CreatedDate',
  ],
  Lead: [
    'Id',
    'LastName',
    'Company',
    'City',
    'Status',
    'IsConverted',
    'Interests__c',
    'NumberOfEmployees',
    'AnnualRevenue',
    'OwnerId',
    'CreatedDate',
  ],
  Task: [
    'Id',
    'Subject',
    'Status',
    'Priority',
    'ActivityDate',
    'AccountId',
    'WhoId',
    'WhatId',
    'CreatedDate',
  ],
  Case: [
    'Id',
    'Subject',
    'Status',
    'IsClosed',
    'Priority',
    'AccountId',
    'ContactId',
    'ParentId',
    'CreatedDate',
  ],
  User: ['Id', 'Name', 'LastName', 'Email'],
};

/** Fields of a record that may be of several objects. */
export const OF_SEVERAL: readonly string[] = ['Id', 'Name', 'Type'];

export function fieldOf(object: string, name: string): Field {
  return objectDefinition(object).fields[name] as Field;
}

/** A reference of an object with the objects that it leads to. */
export interface Reference {
  readonly field: string;
  readonly relationship: string;
  readonly to: readonly string[];
}

/** References of an object whose targets the statements know. */
export function referencesOf(object: string): Reference[] {
  return (FIELDS[object] ?? []).flatMap((field) => {
    const { reference } = fieldOf(object, field);
    return reference ? [{ field, relationship: reference.relationshipName, to: reference.to }] : [];
  });
}

export function referenceOf(object: string, relationship: string): Reference {
  return referencesOf(object).find((one) => one.relationship === relationship) as Reference;
}

/** What is known of the field at the end of a path. */
export interface Typed {
  readonly type: Field['type'];
  readonly picklist?: Field['picklist'];
}

export function typeAt(object: string, path: Path): Typed {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return fieldOf(object, name);
  const { to } = referenceOf(object, name);
  if (to.length > 1) return { type: rest[0] === 'Id' ? 'Id' : 'String' };
  return typeAt(String(to[0]), rest);
}
