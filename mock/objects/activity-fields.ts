import { reference } from './definition/index.ts';

/** What tasks and events are about: a person, and a thing that is done for that person's account. */
export function activityFields<const Children extends string>(children: Children) {
  const listed = { children, onDelete: 'cascade' } as const;
  return {
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', listed),
    WhoId: reference({ de: 'Person', en: 'Name' }, ['Contact', 'Lead'], 'Who', {
      ...listed,
      filter: { field: 'AccountId', sameAs: 'AccountId' },
    }),
    WhatId: reference({ de: 'Bezug', en: 'Related to' }, [...activitySubjects], 'What', {
      ...listed,
      listedOtherwiseBy: ['Account'],
    }),
  };
}

/** Objects that something can be done for. */
const activitySubjects = [
  'Account',
  'Asset',
  'Campaign',
  'Case',
  'Contract',
  'Opportunity',
  'Order',
  'Product2',
] as const;
