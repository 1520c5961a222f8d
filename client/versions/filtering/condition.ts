/** A condition on records as lists take it, e.g. `{ Name: { like: "%a%" } }` or `{ and: [{ … }, { not: { … } }] }`. */
export type Condition =
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly path: readonly string[]; readonly operator: string; readonly value: unknown };

/** A text in quotes, or a name before its colon. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*(?=\s*:)/g;

/**
 * Reads a condition from the text that lists take, whose names have no quotes.
 *
 * @throws SyntaxError for a text of another form
 */
export function parseCondition(text: string): Condition {
  return conditionIn(
    JSON.parse(text.replaceAll(TOKENS, (token) => (token[0] === '"' ? token : `"${token}"`))),
  );
}

function conditionIn(given: unknown, before: readonly string[] = []): Condition {
  const entries = Object.entries(given as Record<string, unknown>);
  const [[name, inner] = ['', undefined], ...more] = entries;
  if (entries.length === 0) return { and: [] };
  if (more.length > 0) return { and: entries.map(([key, value]) => conditionIn({ [key]: value }, before)) };
  if ((name === 'and' || name === 'or') && Array.isArray(inner)) {
    const of = inner.map((each) => conditionIn(each, before));
    return name === 'and' ? { and: of } : { or: of };
  }
  if (name === 'not') return { not: conditionIn(inner, before) };
  const isInner = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  return isInner ? conditionIn(inner, [...before, name]) : { path: before, operator: name, value: inner };
}

/** The paths of the fields that a condition asks about, such as `['Order', 'EffectiveDate']`. */
export function pathsIn(condition: Condition): (readonly string[])[] {
  if ('and' in condition) return condition.and.flatMap(pathsIn);
  if ('or' in condition) return condition.or.flatMap(pathsIn);
  return 'not' in condition ? pathsIn(condition.not) : [condition.path];
}
