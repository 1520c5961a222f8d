import type { ApiOperation } from '../api/contracts.ts';

/** How something that was sent or answered departs from its contract. */
export type FindingKind = 'missing' | 'type' | 'value' | 'limit' | 'status' | 'content' | 'unknown';

/** One departure of a value from its schema. */
export interface Found {
  kind: FindingKind;
  /** JSON pointer to the place in the body; empty for the body as a whole. */
  pointer: string;
  expected: string;
  came: string;
  /** The limit that is broken, as the schema has it. */
  limit?: { keyword: string; value: unknown };
}

/** One departure of a call from the contract of its operation. */
export interface Finding extends Found {
  side: 'request' | 'answer';
}

/** A departure with how often it was met, and the call that showed it last. */
export interface Departure extends Finding {
  times: number;
  /** Number of the call in the inspector. */
  call: number;
  /** Status of that call. */
  answered: number;
}

/** The calls of one operation, held against its contract. */
export interface OperationDrift {
  operation: ApiOperation;
  checked: number;
  departures: Departure[];
}

/** A platform may add members; everything else breaks what programs depend on. */
export const isWrong = ({ kind }: Pick<Found, 'kind'>): boolean => kind !== 'unknown';

const MOST_CHARACTERS = 60;

/** A value in a few words: its type, and the value where it is short by nature. */
export function cameText(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'number' || type === 'boolean' ? `${type} ${String(value)}` : type;
}

/** A value as it stands in a body, cut where it is long. */
export function valueText(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
