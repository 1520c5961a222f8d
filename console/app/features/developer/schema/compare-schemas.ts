import type { Fact, Facts, Schema } from './schema.ts';

/** One thing that two schemas say differently; undefined stands for a side that does not have it. */
export interface Difference {
  objectApiName: string;
  /** Absent where the object itself differs. */
  fieldApiName?: string;
  kind: 'onlyHere' | 'onlyThere' | 'differs';
  /** The fact that differs, of things that both have. */
  fact?: string;
  here?: Fact | undefined;
  there?: Fact | undefined;
}

/** Everything that differs between two schemas, by object and field in alphabetical order. */
export function compareSchemas(here: Schema, there: Schema): Difference[] {
  return namesOf(here.objects, there.objects).flatMap((objectApiName) => {
    const [own, other] = [here.objects[objectApiName], there.objects[objectApiName]];
    if (!own || !other) return [{ objectApiName, kind: sideOf(own) }];
    const fields = namesOf(own.fields, other.fields).flatMap((fieldApiName) =>
      between(own.fields[fieldApiName], other.fields[fieldApiName]).map((found) => ({
        objectApiName,
        fieldApiName,
        ...found,
      })),
    );
    return [...between(own.facts, other.facts).map((found) => ({ objectApiName, ...found })), ...fields];
  });
}

type Found = Omit<Difference, 'objectApiName' | 'fieldApiName'>;

function between(own: Facts | undefined, other: Facts | undefined): Found[] {
  if (!own || !other) return [{ kind: sideOf(own) }];
  return namesOf(own, other)
    .filter((fact) => own[fact] !== other[fact])
    .map((fact) => ({ kind: 'differs', fact, here: own[fact], there: other[fact] }));
}

const sideOf = (own: object | undefined) => (own ? 'onlyHere' : 'onlyThere');

const namesOf = (own: object, other: object): string[] =>
  [...new Set([...Object.keys(own), ...Object.keys(other)])].toSorted();
