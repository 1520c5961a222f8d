import { expect, test } from 'vitest';
import type { ObjectInfo } from '#client/records/types.ts';
import { arrange } from './arrange.ts';
import { objectsOf, relationsOf } from './relations.ts';

const info = (apiName: string, references: [string, string][], children: [string, string][] = []) =>
  ({
    apiName,
    fields: Object.fromEntries(
      references.map(([field, to]) => [field, { apiName: field, referenceToInfos: [{ apiName: to }] }]),
    ),
    childRelationships: children.map(([childObjectApiName, fieldName]) => ({
      childObjectApiName,
      fieldName,
    })),
  }) as unknown as ObjectInfo;

const order = info(
  'Order',
  [
    ['AccountId', 'Account'],
    ['BillToAccountId', 'Account'],
    ['OwnerId', 'User'],
  ],
  [['OrderItem', 'OrderId']],
);

test('joins the fields between two objects into one relation, and leaves owners out', () => {
  expect(relationsOf([order], { withSystemFields: false })).toEqual([
    { from: 'Order', to: 'Account', fields: ['AccountId', 'BillToAccountId'] },
    { from: 'OrderItem', to: 'Order', fields: ['OrderId'] },
  ]);
});

test('draws owners on request', () => {
  const relations = relationsOf([order], { withSystemFields: true });
  expect(objectsOf(relations, 'Order')).toEqual(['Order', 'Account', 'User', 'OrderItem']);
});

test('a relation that two open objects tell of is drawn once', () => {
  const item = info('OrderItem', [['OrderId', 'Order']]);
  const relations = relationsOf([order, item], { withSystemFields: false });
  expect(relations.filter(({ from }) => from === 'OrderItem')).toHaveLength(1);
});

test('children stand left of what they refer to, and nothing overlaps', () => {
  const relations = relationsOf([order], { withSystemFields: true });
  const places = arrange(objectsOf(relations, 'Order'), relations);
  const x = (name: string) => places.get(name)?.x ?? Number.NaN;
  expect(x('OrderItem')).toBeLessThan(x('Order'));
  expect(x('Order')).toBeLessThan(x('Account'));
  expect(new Set([...places.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(4);
});
