import { createHash } from 'node:crypto';
import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import type { AnyRow } from '../../../../store/row.ts';

/** The object whose records the platform tags. */
const TAGGED = 'Account';
const TAGS = /^\s*(?:\*|(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*)\s*$/;

/** Whether the records of an object have tags. */
export function isTagged({ apiName }: Pick<ObjectDefinition, 'apiName'>): boolean {
  return apiName === TAGGED;
}

/** A tag of a record and of what is told of it: the first part alone says which version the record has. */
export function entityTag(row: AnyRow, told: unknown): string {
  return `"${versionTag(row)}.${digest(JSON.stringify(told))}"`;
}

/** Whether one of the tags is of the version that is stored, whatever was told of it; throws 400 for what are no tags. */
export function namesVersion(header: string, row: AnyRow): boolean {
  if (!TAGS.test(header)) throw new PlatformFault(400, 'INVALID_INPUT', 'An entity tag stands in quotes.');
  if (header.trim() === '*') return true;
  const version = versionTag(row);
  return [...header.matchAll(/"([^"]*)"/g)].some(([, tag = '']) => tag.split('.')[0] === version);
}

function versionTag({ Id, SystemModstamp }: AnyRow): string {
  return digest(`${Id} ${SystemModstamp}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
