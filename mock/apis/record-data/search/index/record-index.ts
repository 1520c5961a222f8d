import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import { nameField } from '../../../../objects/index.ts';
import {
  buildSearchIndex,
  type SearchableTexts,
  type SearchIndex,
} from '../../../../store/search/index/search-index.ts';
import type { Store } from '../../../../store/store.ts';
import { type ObjectVersion, objectVersions, sameVersion } from './object-versions.ts';
import { type RecordTexts, readTexts } from './read-texts.ts';

/** The words of all records of one object. */
export interface RecordIndex {
  readonly definition: ObjectDefinition;
  /** By position in the index. */
  readonly records: readonly RecordTexts[];
  readonly index: SearchIndex;
  /** Whether the one who searches may see the record at a position; absent where all are seen. */
  readonly isVisible?: ((position: number) => boolean) | undefined;
}

interface Kept {
  readonly version: ObjectVersion;
  readonly mark: string;
  readonly built: RecordIndex;
}

/** Indexes that were built, per database and object. */
const kept = new WeakMap<object, Map<string, Kept>>();

/** A transaction may be stamped this long before it is committed. */
const LONGEST_TRANSACTION_MS = 60_000;

/**
 * The indexes of several objects, in their order. Each is built at the first search and kept until a record of the
 * object changes, whoever changes it; then only what changed is read, and words are looked up anew only where a
 * searched text is another. Where records came or went, all of them are read again.
 */
export async function recordIndexes(
  store: Store,
  definitions: readonly ObjectDefinition[],
): Promise<RecordIndex[]> {
  const asked = await store.changeMarks(definitions.map(({ apiName }) => apiName));
  const marks = new Map(definitions.map(({ apiName }, at) => [apiName, asked[at] as string]));
  const doubtful = definitions.filter(
    ({ apiName }) => marks.get(apiName) !== keptOf(store).get(apiName)?.mark,
  );
  const versions = new Map((await objectVersions(store, doubtful)).map((one) => [one.apiName, one]));
  const indexes: RecordIndex[] = [];
  for (const definition of definitions) {
    const version = versions.get(definition.apiName);
    if (version) await refresh(store, definition, version, marks.get(definition.apiName) ?? '');
    const built = keptOf(store).get(definition.apiName)?.built;
    if (built) indexes.push(built);
  }
  return indexes;
}

function keptOf({ origin }: Store): Map<string, Kept> {
  const byObject = kept.get(origin) ?? new Map<string, Kept>();
  kept.set(origin, byObject);
  return byObject;
}

/** The name of the record at a position of an index. */
export function nameAt({ definition, records }: RecordIndex, position: number): string {
  return records[position]?.texts[nameField(definition)] ?? '';
}

/** Brings what is kept of an object up to the version that was read after `mark` was. */
async function refresh(
  store: Store,
  definition: ObjectDefinition,
  version: ObjectVersion,
  mark: string,
): Promise<void> {
  const byObject = keptOf(store);
  const old = byObject.get(definition.apiName);
  if (old && sameVersion(old.version, version)) {
    byObject.set(definition.apiName, { ...old, mark });
    return;
  }
  const known = old && (await changedRecords(store, old, version));
  const built =
    old && known === old.built.records
      ? old.built
      : indexed(definition, known ?? (await readTexts(store, definition)));
  byObject.set(definition.apiName, { version, mark, built });
}

/** The records with what has changed since; the same list where no text has, nothing where records came or went. */
async function changedRecords(
  store: Store,
  { version: before, built }: Kept,
  version: ObjectVersion,
): Promise<readonly RecordTexts[] | undefined> {
  if (before.count !== version.count) return undefined;
  const since = new Date(Date.parse(before.latestChange ?? '') - LONGEST_TRANSACTION_MS);
  const changed = await readTexts(store, built.definition, since);
  const positions = new Map(built.records.map(({ id }, position) => [id, position]));
  if (changed.some(({ id }) => !positions.has(id))) return undefined;
  const different = changed.filter(
    (record) => !sameTexts(record, built.records[positions.get(record.id) ?? -1]),
  );
  if (different.length === 0) return built.records;
  const byId = new Map(different.map((record) => [record.id, record]));
  return built.records.map((record) => byId.get(record.id) ?? record);
}

function indexed(definition: ObjectDefinition, records: readonly RecordTexts[]): RecordIndex {
  return {
    definition,
    records,
    index: buildSearchIndex(records.map(({ texts }) => spelledOut(definition, texts))),
  };
}

/** Telephone numbers are found with the country before them and without, in one piece and in parts. */
function spelledOut({ fields }: ObjectDefinition, texts: SearchableTexts): SearchableTexts {
  const phones = Object.entries(texts).flatMap(([name, text]) =>
    text && fields[name]?.type === 'Phone' ? [[name, [text, digits(text), national(text)].join(' ')]] : [],
  );
  return phones.length === 0 ? texts : { ...texts, ...Object.fromEntries(phones) };
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}

function national(phone: string): string {
  return digits(phone.replace(/^(\+|00)\d\d/, '0'));
}

function sameTexts(record: RecordTexts, other: RecordTexts | undefined): boolean {
  return Object.entries(record.texts).every(([name, text]) => text === other?.texts[name]);
}
