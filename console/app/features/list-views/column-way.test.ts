import { expect, test } from 'vitest';
import type { FieldInfo } from '#client/records/types.ts';
import { columnsAfter, stepsAfter, type WayStep } from './column-way.ts';

const step = (name: string, label: string): WayStep => ({ name, label, objectApiName: name });
const column = (fieldApiName: string, label: string) => ({ fieldApiName, label, dataType: 'String' });
const reference = (relationshipName: string | null, label: string, ...targets: string[]) =>
  ({
    ...{ apiName: `${label}Id`, label, relationshipName },
    referenceToInfos: targets.map((apiName) => ({ apiName, nameFields: [] })),
  }) as unknown as FieldInfo;

test('RD-LIST-34 columns are named by the way to them, and end after three relationships', () => {
  const way = [step('Order', 'Bestellung'), step('Account', 'Account')];
  const columns = [
    column('Name', 'Name'),
    column('Owner.Name', 'Inhaber'),
    column('Parent.Owner.Name', 'Übergeordneter Account: Inhaber'),
  ];
  expect(columnsAfter(way, columns)).toEqual([
    { kind: 'column', path: 'Order.Account.Name', label: 'Bestellung: Account: Name' },
    { kind: 'column', path: 'Order.Account.Owner.Name', label: 'Bestellung: Account: Inhaber' },
  ]);
});

test('RD-LIST-34 the way goes on over what leads to records of one object, three times at most', () => {
  const fields = {
    AccountId: reference('Account', 'Account', 'Account'),
    OwnerId: reference('Owner', 'Inhaber', 'User', 'Group'),
    Name: reference(null, 'Name'),
  };
  const [only, ...others] = stepsAfter([step('Order', 'Bestellung')], { fields });
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'step', path: 'Order.Account', label: 'Bestellung: Account' });
  const whole = ['A', 'B', 'C'].map((name) => step(name, name));
  expect(stepsAfter(whole, { fields })).toEqual([]);
});
