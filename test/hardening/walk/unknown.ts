import { toLongId } from '#mock/store/ids.ts';
import type { Call } from './call.ts';
import type { Parameter } from './declared.ts';

const SOME_ID = '012000000000000AAA';

/** Parameters that name a thing which may not exist: all of the path, and ids and names in the query. */
export function namesSomething({ in: place, name }: Parameter): boolean {
  return place === 'path' || (place === 'query' && /^(names|ids)$|Ids?$/.test(name));
}

/** A well-formed value that nothing has, of the same kind of thing where the call has one. */
export function unknownValue({ name, in: place }: Parameter, { path = {}, query = {} }: Call): string {
  const known = String([(place === 'path' ? path : query)[name] ?? SOME_ID].flat()[0]);
  if (known.includes('.')) return 'Account.Nothing';
  return toLongId(known) ? String(toLongId(`${known.slice(0, 12)}zzz`)) : 'Nothing';
}
