import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import type { ListObjectColumn } from './operators.ts';

/** Relationships over which a column of a list may lead. */
export const MOST_RELATIONSHIPS = 3;

/** One relationship on the way from the records of a list to the field of another record. */
export interface WayStep {
  /** As paths name it. */
  name: string;
  label: string;
  /** Object that it leads to. */
  objectApiName: string;
}

/** What can be chosen next: a field as a column, or a relationship to go on over. */
export type WayOption =
  | { kind: 'column'; path: string; label: string }
  | { kind: 'step'; path: string; label: string; step: WayStep };

const pathOf = (way: readonly WayStep[], name: string): string =>
  [...way.map((step) => step.name), name].join('.');
const labelOf = (way: readonly WayStep[], label: string): string =>
  [...way.map((step) => step.label), label].join(': ');

/** The columns that an object at the end of the way offers, as far as they may lead. */
export const columnsAfter = (way: readonly WayStep[], columns: readonly ListObjectColumn[]): WayOption[] =>
  columns
    .filter(({ fieldApiName }) => way.length + fieldApiName.split('.').length - 1 <= MOST_RELATIONSHIPS)
    .map(({ fieldApiName, label }) => ({
      kind: 'column',
      path: pathOf(way, fieldApiName),
      label: labelOf(way, label ?? fieldApiName),
    }));

/** The relationships over which it goes on from an object: those that lead to records of one object. */
export const stepsAfter = (way: readonly WayStep[], { fields }: Pick<ObjectInfo, 'fields'>): WayOption[] =>
  way.length === MOST_RELATIONSHIPS
    ? []
    : Object.values(fields).flatMap((field) => {
        const step = stepOver(field);
        return step
          ? [{ kind: 'step' as const, path: pathOf(way, step.name), label: labelOf(way, step.label), step }]
          : [];
      });

/** The relationship of a field; undefined where it refers to nothing, or to records of several objects. */
function stepOver({ relationshipName, referenceToInfos, label, apiName }: FieldInfo): WayStep | undefined {
  const [target, ...others] = referenceToInfos;
  if (!relationshipName || !target || others.length > 0) return undefined;
  return { name: relationshipName, label: label ?? apiName, objectApiName: target.apiName };
}
