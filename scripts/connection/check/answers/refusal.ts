import { errorEntries } from '#client/send/error-entries.ts';
import type { Exchange } from '../calls/caller.ts';
import type { Step } from '../calls/step.ts';
import type { Finding } from '../report/finding.ts';
import { REMEDIES, remedyForRefusal } from '../report/remedies.ts';
import { parsed } from './parsed.ts';

type Found = Omit<Finding, 'subject'>;

/** Codes by which a platform says that it lacks an input, whichever call it is. */
const LIMITED = ['REQUEST_LIMIT_EXCEEDED', 'TXN_SECURITY_METERING_ERROR'];

/** What may be refused. */
export interface Expected extends Pick<Step, 'absent' | 'refused'> {
  /** Whether somebody else looks at what became of each entry of a batch. */
  readonly entriesAreJudged?: boolean;
}

/** That a call was refused which the contract allows, or answered where it has to be refused. */
export function refusalOf(exchange: Exchange, expected: Expected): Found[] {
  const { status = 0 } = exchange;
  const { absent = {}, refused, entriesAreJudged = false } = expected;
  if (refused !== undefined) return status === refused ? [] : [otherwise(exchange, refused)];
  if (status < 400) return entriesAreJudged ? [] : entriesRefused(exchange);
  return status in absent ? [] : [{ ...refusal(exchange), kind: 'missing' }];
}

function otherwise({ status }: Exchange, refused: number): Found {
  return {
    kind: 'drift',
    what: `of something that does not exist is answered ${status}; the contract says ${refused}`,
    step: REMEDIES.change,
  };
}

function refusal({ status = 0, text, by }: Exchange): Omit<Found, 'kind'> {
  const [entry] = errorEntries(parsed(text));
  const reason = entry ? ` ${entry.errorCode}: ${entry.message}` : '';
  const said = `(${status}${reason})`;
  if (status === 429 || LIMITED.includes(entry?.errorCode ?? ''))
    return { what: `is at the limit of calls ${said}`, step: REMEDIES.limit };
  if (status === 401 || status === 403)
    return { what: `is not permitted to ${inWords(by)} ${said}`, step: remedyForRefusal(by) };
  if (status === 404 || status === 405) return { what: `is not there ${said}`, step: REMEDIES.absentCall };
  if (status >= 500) return { what: `fails ${said}`, step: REMEDIES.down };
  return { what: `refuses an input that the contract allows ${said}`, step: REMEDIES.input };
}

const inWords = (by: Exchange['by']): string =>
  by === 'guest' ? 'guests' : by === 'buyer' ? 'the buyer' : 'staff';

/** Batches answer each entry with a status of its own. */
function entriesRefused({ text, by }: Exchange): Found[] {
  const results = (parsed(text) as { results?: unknown } | undefined)?.results;
  if (!Array.isArray(results)) return [];
  const statuses = results.map((item) => Number((item as { statusCode?: number } | null)?.statusCode));
  return [...new Set(statuses.filter((status) => status >= 400))].map((status) => ({
    kind: 'missing',
    what: `answers an entry of the batch with ${status}`,
    step: remedyForRefusal(by),
  }));
}
