import type { AnyHandler } from '#mock/apis/dispatch/dispatcher.ts';
import { viewerOf } from '#mock/apis/record-data/viewer.ts';
import { objectInfo } from '#mock/model/metadata/object-info.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { objectDefinition } from '#mock/objects/index.ts';

/** Describes, under any object name that ends in a number, an Account with that many fields. */
export const describeWideObject: AnyHandler = ({ path }, context) => {
  const fields = Number(/\d+$/.exec(String(path.objectApiName))?.[0]);
  return { status: 200, body: objectInfo(wideObject(fields), viewerOf(context)) };
};

const definitions = new Map<number, ObjectDefinition>();

function wideObject(count: number): ObjectDefinition {
  const known = definitions.get(count);
  if (known) return known;
  const account = objectDefinition('Account');
  const own = Object.entries(account.fields);
  const model = account.fields.Phone;
  const added = Array.from({ length: count - own.length }, (_, index) => [`Extra${index}__c`, model]);
  const wide = { ...account, fields: Object.fromEntries([...own, ...added]) } as ObjectDefinition;
  definitions.set(count, wide);
  return wide;
}
