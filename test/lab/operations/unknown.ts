import { toLongId } from '#mock/store/ids.ts';
import type { Call } from './call.ts';
import type { Parameter } from './declared.ts';

const SOME_ID = '012000000000000AAA';

/** Parameters that name a thing which may not exist: all of the path, and ids and names in the query. */
export function namesSomething({ in: place, name }: Parameter): boolean {
  return place === 'path' || (place === 'query' && /^(names|ids)$|Ids?$/.test(name));
}

/** A well-formed value that nothing has, of the same kind of thing where the call has one. */
export function unknownValue(
  { name, in: place, schema }: Parameter,
  { path = {}, query = {} }: Call,
): string {
  const known = String([(place === 'path' ? path : query)[name] ?? SOME_ID].flat()[0]);
  if (known.includes('.')) return 'Account.Nothing';
  if (toLongId(known)) return String(toLongId(`${known.slice(0, 12)}zzz`));
  const takesNames = typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test('Nothing');
  return takesNames ? 'Nothing' : SOME_ID;
}
