import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { notFound } from '../../record-data/faults.ts';
import { fullId } from '../../record-data/record-ids.ts';
import { readableObject } from '../../record-data/viewer.ts';

/** A record that an address names. */
export interface NamedRecord {
  readonly definition: ObjectDefinition;
  /** Full id. */
  readonly id: string;
}

/** The record of an object by its id; 404 for an unknown object and for an id of another one. */
export function recordOf(sObjectName: string, recordId: string, viewer: Viewer): NamedRecord {
  const definition = readableObject(sObjectName, viewer);
  const id = fullId(recordId);
  if (!id.startsWith(definition.keyPrefix)) throw notFound();
  return { definition, id };
}
