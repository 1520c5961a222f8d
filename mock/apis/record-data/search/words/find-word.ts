import { compoundParts, compoundStems } from '../../../../store/search/index/compounds.ts';
import { knownWords, MISSPELT } from '../../../../store/search/index/matching-words.ts';
import { closestWords, forgivenErrors } from '../../../../store/search/index/typing-errors.ts';
import type { Store } from '../../../../store/store.ts';
import { inUse, lookUp, namesOf, type RecordWord, wordsNear, wordsOfStems } from './record-words.ts';
import type { Source } from './source.ts';

/** How much the words count that a record has to have one of, by their numbers. */
export type Part = ReadonlyMap<string, number>;

/** What a typed word means in the records of one object. */
export interface Found {
  readonly parts: readonly Part[];
  readonly words: readonly string[];
  /** The word that was probably meant, as a record writes it. */
  readonly correction?: string;
}

/** A typed word with those that records have which may be like it. */
interface Typed {
  readonly word: string;
  readonly stored: readonly RecordWord[];
}

/** What a typed word means in each of several objects; those in which it stands for nothing are left out. */
export async function findWord(
  store: Store,
  sources: readonly Source[],
  { word, stored }: Typed,
  corrected: boolean,
): Promise<Map<Source, Found>> {
  const found = new Map<Source, Found>();
  const unknown = () => sources.filter((source) => !found.has(source));
  for (const source of sources) add(found, source, [known(source, stored, word)]);
  await addCompounds(store, unknown(), word, found);
  if (corrected) await addNearest(store, unknown(), word, found);
  return found;
}

/** A part with its words. */
interface Known {
  readonly part: Part;
  readonly words: readonly string[];
}

/** The words of an object that a typed one stands for. */
function known({ definition }: Source, stored: readonly RecordWord[], typed: string): Known {
  const own = stored.filter(({ object }) => object === definition.apiName);
  const quality = knownWords(
    own.map(({ word }) => word),
    typed,
  );
  return partOf(own, quality);
}

function partOf(stored: readonly RecordWord[], quality: ReadonlyMap<string, number>): Known {
  const meant = stored.filter(({ word }) => quality.has(word));
  return {
    part: new Map(meant.map(({ word, number }) => [number, quality.get(word) ?? 0])),
    words: [...quality.keys()],
  };
}

function add(found: Map<Source, Found>, source: Source, parts: readonly Known[], correction?: string): void {
  if (parts.length === 0 || parts.some(({ part }) => part.size === 0)) return;
  found.set(source, {
    parts: parts.map(({ part }) => part),
    words: parts.flatMap(({ words }) => words),
    ...(correction !== undefined && { correction }),
  });
}

async function addCompounds(
  store: Store,
  sources: readonly Source[],
  typed: string,
  found: Map<Source, Found>,
): Promise<void> {
  const stems = compoundStems(typed);
  if (sources.length === 0 || stems.length === 0) return;
  const stored = await inUse(store, sources, await wordsOfStems(store, namesOf(sources), stems));
  for (const source of sources) {
    const own = stored.filter(({ object }) => object === source.definition.apiName);
    const compound = compoundParts(
      own.map(({ word }) => word),
      typed,
    );
    if (!compound) continue;
    const like = await lookUp(store, [source], compound, true);
    add(
      found,
      source,
      compound.map((word) => known(source, like, word)),
    );
  }
}

async function addNearest(
  store: Store,
  sources: readonly Source[],
  typed: string,
  found: Map<Source, Found>,
): Promise<void> {
  const errors = forgivenErrors(typed);
  if (sources.length === 0 || errors === 0) return;
  const near = await wordsNear(store, namesOf(sources), typed, errors);
  const close = near.filter(({ word }) => closestWords([word], typed).length > 0);
  const used = await inUse(store, sources, close);
  for (const source of sources) {
    const own = used.filter(({ object }) => object === source.definition.apiName);
    const meant = closestWords(
      own.map(({ word }) => word),
      typed,
    );
    const [first] = meant;
    const spelling = own.find(({ word }) => word === first)?.spelling;
    add(found, source, [partOf(own, new Map(meant.map((word) => [word, MISSPELT])))], spelling);
  }
}
