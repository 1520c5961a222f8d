type Schema = { readonly [keyword: string]: unknown };

/**
 * A copy of schemas in which an enumeration has no values but those it names. Contracts allow others, so that apps pass
 * over values that a newer platform adds; the check has to name them.
 */
export function onlyKnownValues<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(onlyKnownValues) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const rewritten = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, onlyKnownValues(value)]),
  );
  const { anyOf } = rewritten as { anyOf?: Schema[] };
  if (anyOf?.some(enumerates)) rewritten.anyOf = anyOf.flatMap(withoutAnyText);
  return rewritten as T;
}

const enumerates = ({ enum: values }: Schema): boolean => values !== undefined;

/** Of a choice that takes every text, what else it takes. */
function withoutAnyText(choice: Schema): Schema[] {
  const types = [choice.type].flat();
  if (enumerates(choice) || !types.includes('string')) return [choice];
  const others = types.filter((type) => type !== 'string');
  return others.length > 0 ? [{ ...choice, type: others }] : [];
}
