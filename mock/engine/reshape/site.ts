import type { HttpAnswer } from '../http/http-types.ts';

const DATA = '/services/data/v';
/** An address in an answer of JSON, whole or from its path on. */
const DATA_ADDRESS = /"(https?:\/\/[^"/]+)?(\/services\/data\/v)/g;

/** An answer whose addresses lead to the base of a site, as whoever asked there may have no other (PF-PATH-03). */
export function atSite(answer: HttpAnswer): HttpAnswer {
  const { body } = answer;
  if (typeof body !== 'string' || !body.includes(DATA)) return answer;
  return { ...answer, body: body.replace(DATA_ADDRESS, '"$1/webruntime/api$2') };
}
