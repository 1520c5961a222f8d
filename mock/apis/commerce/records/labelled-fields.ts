import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { chosenFields, plainFields } from '#mock/model/shoppers/plain-fields.ts';
import { type ObjectApiName, objectDefinition } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';

type FieldMap = components['schemas']['LabelledFields'];

/**
 * Fields of an object that a request names, plainly or with the object before them, such as `Product2.Name`. Names of
 * other objects do not count.
 *
 * @throws PlatformFault 400 INVALID_FIELD for a name the object does not have or does not show
 */
export function fieldsOf(apiName: ObjectApiName, asked: readonly string[] = []): readonly string[] {
  const named = asked
    .map((name) => name.split('.'))
    .filter(([first, ...rest]) => rest.length === 0 || first === apiName);
  return chosenFields(
    apiName,
    named.map((parts) => parts.at(-1) ?? ''),
  );
}

/** Values of a record with label and type, as the calls of orders carry them (PF-ORDER-02). */
export function labelledFields<Name extends ObjectApiName>(
  apiName: Name,
  row: Row<Name>,
  names: readonly string[],
  language: Language,
): FieldMap {
  const { fields } = objectDefinition(apiName);
  const texts = plainFields(apiName, row, names);
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        label: fields[name]?.label[language] ?? name,
        text: texts[name] ?? null,
        type: (fields[name]?.type ?? 'String').toLowerCase(),
      },
    ]),
  );
}
