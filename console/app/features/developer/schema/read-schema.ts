import type { TextKey } from '../../../i18n/messages.ts';
import { type Fact, KIND, type Schema, VERSION } from './schema.ts';

/** Largest file that is read, in bytes: some thousand objects. */
const MOST_BYTES = 50_000_000;

/** Says by its key why a file is no schema. */
export class UnreadableSchema extends Error {
  readonly key: TextKey;

  constructor(key: TextKey) {
    super(key);
    this.key = key;
  }
}

/**
 * Reads the schema that a file keeps.
 *
 * @throws UnreadableSchema for any other file
 */
export async function readSchema(file: File): Promise<Schema> {
  if (file.size > MOST_BYTES) throw new UnreadableSchema('schema.tooLarge');
  const found = parsed(await file.text());
  if (!isRecord(found) || found.kind !== KIND) throw new UnreadableSchema('schema.notOurs');
  if (found.version !== VERSION) throw new UnreadableSchema('schema.otherVersion');
  if (!isSchema(found)) throw new UnreadableSchema('schema.damaged');
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableSchema('schema.notOurs');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSchema(value: Record<string, unknown>): value is Record<string, unknown> & Schema {
  const { environment, takenAt, objects } = value;
  return (
    typeof environment === 'string' &&
    typeof takenAt === 'string' &&
    !Number.isNaN(Date.parse(takenAt)) &&
    isRecord(objects) &&
    Object.values(objects).every(isObjectSchema)
  );
}

const isObjectSchema = (value: unknown): boolean =>
  isRecord(value) &&
  areFacts(value.facts) &&
  isRecord(value.fields) &&
  Object.values(value.fields).every(areFacts);

const areFacts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isFact);

const isFact = (value: unknown): value is Fact => ['string', 'number', 'boolean'].includes(typeof value);
