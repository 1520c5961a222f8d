import { expect, it } from 'vitest';
import { bundles, isObject, type Json, type JsonObject, operationsOf, resolve } from './bundles.ts';

/**
 * Enumerations of answers that are closed: what repeats the request, is sent in requests by the same name, or is no call
 * of the platform.
 */
const CLOSED = {
  'RecordLayout.layoutType': 'the layout that was asked for',
  'RecordLayout.mode': 'the mode that was asked for',
  'ShopperConsentRecord.purpose': 'the consent that was given',
  ListFilterOperator: 'sent back when a list view is saved',
  SearchFilterOperator: 'sent back with a search',
  StandardActionType: 'the pages that overrides are asked for',
  FormFactor: 'the sizes of displays that a request names',
  'Identity.user_type': 'fixed by the sign-in of the platform',
  'UserInfo.user_type': 'fixed by the sign-in of the platform',
  'JsonWebKeySet.keys.alg': 'RFC 7518',
  'JsonWebKeySet.keys.kty': 'RFC 7517',
  'JsonWebKeySet.keys.use': 'RFC 7517',
  'TokenAnswer.token_type': 'RFC 6749',
  'TokenState.token_type': 'RFC 7662',
};

it('answers of the platform may have values that are not known yet', () => {
  const found = bundles.filter(({ api }) => api !== 'sandbox').flatMap(({ document }) => closedIn(document));
  expect([...new Set(found)].sort()).toEqual(Object.keys(CLOSED).sort());
});

/** Where the successes of a document enumerate texts without allowing others, by the part that does. */
function closedIn(document: JsonObject): string[] {
  const found: string[] = [];
  const seen = new Set<JsonObject>();
  const visit = (value: Json | undefined, at: string, isOpen = false): void => {
    const name = isObject(value) && typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
    const schema = resolve(document, value);
    if (!isObject(value) || seen.has(schema)) return;
    seen.add(schema);
    const here = name ?? at;
    if (!isOpen && listOf(schema.enum).some((each) => typeof each === 'string')) found.push(here);
    for (const [member, each] of Object.entries(resolve({}, schema.properties)))
      visit(each, `${here}.${member}`);
    for (const each of [...listOf(schema.allOf), ...listOf(schema.oneOf)]) visit(each, here);
    const choices = listOf(schema.anyOf);
    for (const each of choices)
      visit(
        each,
        here,
        choices.some((other) => allowsAnyText(resolve(document, other))),
      );
    for (const each of [schema.items, schema.additionalProperties]) visit(each, here);
  };
  for (const { operation } of operationsOf({ api: 'commerce', document }))
    for (const [status, response] of Object.entries(resolve(document, operation.responses))) {
      const { content } = resolve(document, response);
      const { schema } = resolve({}, resolve({}, content)['application/json']);
      if (status.startsWith('2')) visit(schema, String(operation.operationId));
    }
  return found;
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const allowsAnyText = ({ type, enum: known }: JsonObject): boolean =>
  known === undefined && [type].flat().includes('string');
