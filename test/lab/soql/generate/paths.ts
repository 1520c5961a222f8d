import type { Field } from '#mock/objects/definition/index.ts';
import type { Random } from '../random.ts';
import { FIELDS, fieldOf, OF_SEVERAL, referencesOf, typeAt } from '../schema.ts';
import type { Path } from '../statement.ts';

type Type = Field['type'];

const MOST_LEVELS = 5;

/** The path of a field of the object, or of one that it refers to; of a type that `fits` if there is one. */
export function randomPath(random: Random, object: string, fits: (type: Type) => boolean = () => true): Path {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const path = anyPath(random, object, 0);
    if (fits(typeAt(object, path).type)) return path;
  }
  const own = (FIELDS[object] ?? []).filter((name) => fits(fieldOf(object, name).type));
  return [own.length > 0 ? random.one(own) : 'Id'];
}

function anyPath(random: Random, object: string, level: number): Path {
  const references = referencesOf(object);
  if (level === MOST_LEVELS || references.length === 0 || !random.happens(0.35))
    return [random.one(FIELDS[object] ?? [])];
  const { relationship, to } = random.one(references);
  if (to.length > 1) return [relationship, random.one(OF_SEVERAL)];
  return [relationship, ...anyPath(random, String(to[0]), level + 1)];
}

const NUMBERS: readonly Type[] = ['Currency', 'Double', 'Int', 'Percent'];
export const isNumber = (type: Type): boolean => NUMBERS.includes(type);
export const isTime = (type: Type): boolean => type === 'Date' || type === 'DateTime';
export const isId = (type: Type): boolean => type === 'Id' || type === 'Reference';
export const isText = (type: Type): boolean =>
  !isNumber(type) && !isTime(type) && !isId(type) && type !== 'Boolean' && type !== 'MultiPicklist';
/** What conditions, orders and groups take. */
export const isComparable = (type: Type): boolean => type !== 'MultiPicklist';
