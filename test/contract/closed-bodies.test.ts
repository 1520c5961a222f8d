import { expect, it } from 'vitest';
import { bundles, isObject, type Json, type JsonObject, operationsOf, resolve } from './bundles.ts';

/** Objects of JSON bodies that may have members which the contracts do not name, and what those are. */
const OPEN: Readonly<Record<string, string>> = {
  'CustomFieldsInput[]': 'custom fields of the object that is named',
  'OrderAction.parameters': 'parameters of the action, of which unknown ones are ignored',
  CommerceProductsParameters: 'parameters of code that is deployed with the shop',
  CommerceProductsPriceParameters: 'parameters of code that is deployed with the shop',
  WithdrawalParameters: 'parameters of code that is deployed with the shop',
  InquiryParameters: 'parameters of code that is deployed with the shop',
  ReturnParameters: 'parameters of code that is deployed with the shop',
  ReturnedItem: 'parameters of code that is deployed with the shop',
  NoticeParameters: 'parameters of code that is deployed with the shop',
  NoticeWithdrawalParameters: 'parameters of code that is deployed with the shop',
  SObjectInput: 'fields of the object, of which unknown ones are refused by name',
  TreeRecord: 'fields of the object, of which unknown ones are refused by name',
};

it('a member of a body that the contracts do not name is refused', () => {
  const objects = bundles.flatMap(({ document, api }) =>
    operationsOf({ api, document }).flatMap(({ operation }) => {
      const { content } = resolve(document, operation.requestBody);
      const { schema } = resolve({}, resolve({}, content)['application/json']);
      return objectsIn(document, schema, String(operation.operationId));
    }),
  );
  const open = objects.filter(({ isClosed }) => !isClosed).map(({ at }) => at);
  expect([...new Set(open)].sort()).toEqual(Object.keys(OPEN).sort());
  console.log(`${objects.length} objects of bodies, ${new Set(open).size} of them open`);
});

interface Found {
  readonly at: string;
  readonly isClosed: boolean;
}

/** Every object with named members below a schema, by the component that has it or the way to it. */
function objectsIn(document: JsonObject, root: Json | undefined, operationId: string): Found[] {
  const found: Found[] = [];
  const seen = new Set<JsonObject>();
  const visit = (value: Json | undefined, at: string): void => {
    const schema = resolve(document, value);
    if (!isObject(value) || seen.has(schema)) return;
    seen.add(schema);
    const here = typeof value.$ref === 'string' ? String(value.$ref.split('/').at(-1)) : at;
    const { properties, additionalProperties, unevaluatedProperties } = schema;
    if (properties)
      found.push({ at: here, isClosed: additionalProperties === false || unevaluatedProperties === false });
    for (const [name, each] of Object.entries(resolve({}, properties))) visit(each, `${here}.${name}`);
    for (const part of [schema.allOf, schema.oneOf, schema.anyOf])
      for (const each of Array.isArray(part) ? part : []) visit(each, here);
    visit(schema.items, `${here}[]`);
    visit(additionalProperties, `${here}{}`);
  };
  visit(root, operationId);
  return found;
}
