import { type Bundle, resolve } from '../prism/bundle.ts';
import { memberNames } from './member-names.ts';
import { type Schema, shapesIn } from './shape.ts';

/** Names of the members of answers that a bundle describes and does not require, such as `ProductSummary.name`. */
export function optionalMembers(bundle: Bundle): ReadonlySet<string> {
  const names = memberNames(bundle);
  const shapeOf = shapesIn(bundle);
  const found = new Set<string>();
  const seen = new Set<Schema>();
  const visit = (schema: Schema): void => {
    const at = resolve(bundle, schema as never) as Schema;
    if (seen.has(at)) return;
    seen.add(at);
    for (const part of [...(at.allOf ?? []), ...(at.anyOf ?? []), ...(at.oneOf ?? [])]) visit(part);
    const { members, required, inner } = shapeOf([schema]);
    for (const each of inner) visit(each);
    for (const [name, schemas] of members)
      for (const each of schemas) {
        const own = names.get(each);
        if (own && !required.has(name)) found.add(own);
        visit(each);
      }
  };
  for (const schema of answersOf(bundle)) visit(schema);
  return found;
}

/** The schemas of the successes that the operations of a bundle answer. */
function answersOf(bundle: Bundle): Schema[] {
  return Object.values(bundle.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => {
      const { responses = {} } = operation as { responses?: Record<string, object> };
      return Object.entries(responses).flatMap(([status, response]) => {
        const { content = {} } = resolve(bundle, response as never) as { content?: Record<string, object> };
        const { schema } = (content['application/json'] ?? {}) as { schema?: Schema };
        return status.startsWith('2') && schema ? [schema] : [];
      });
    }),
  );
}
