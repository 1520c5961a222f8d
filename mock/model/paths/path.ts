import type { Label } from '../../objects/definition/index.ts';
import type { ObjectApiName, Objects } from '../../objects/index.ts';

/** One value of the picklist along which records go. */
export interface PathStep<Field extends string = string> {
  readonly value: string;
  /** Fields that matter in this step, the most important ones first. */
  readonly fields: readonly Field[];
  readonly guidance?: Label;
  /** How it ends here; absent where it goes on. */
  readonly end?: 'good' | 'bad';
}

/** The way that records of an object go, step by step. */
export interface Path<Field extends string = string> {
  readonly name: string;
  readonly label: Label;
  readonly object: ObjectApiName;
  /** Picklist whose values are the steps. */
  readonly field: Field;
  readonly steps: readonly PathStep<Field>[];
}

/** A path along a picklist of an object. */
export function path<const Name extends ObjectApiName>(
  object: Name,
  given: Omit<Path<keyof Objects[Name]['fields'] & string>, 'object'>,
): Path {
  return { ...given, object };
}
