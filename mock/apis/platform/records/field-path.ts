import { type AddressField, findAddressField } from '../../../model/metadata/address-fields.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { findRelationship, findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { targetsOf } from '../../../objects/index.ts';

/** An address that a path of relationships leads to. */
interface FoundAddress {
  /** As the definitions spell it. */
  readonly path: readonly string[];
  readonly address: AddressField;
}

/** A path as the definitions spell it, whatever case it was asked for in. */
export function canonicalPath(
  definition: ObjectDefinition,
  path: readonly string[],
  viewer: Viewer,
): string[] {
  const { names, places } = followed(definition, path.slice(0, -1), viewer);
  const last = path.at(-1) ?? '';
  const [known] = places.flatMap((place) => findVisibleField(place, last)?.[0] ?? []);
  return [...names, known ?? OF_ANY_RECORD.get(last.toLowerCase()) ?? last];
}

/** Fields that are in no definition: of a record that may be one of several objects, and of every record. */
const OF_ANY_RECORD: ReadonlyMap<string, string> = new Map([
  ['name', 'Name'],
  ['type', 'Type'],
  ['isdeleted', 'IsDeleted'],
]);

/** The address at the end of a path; undefined where the path leads to any other field, or nowhere. */
export function findAddress(
  definition: ObjectDefinition,
  path: readonly string[],
  viewer: Viewer,
): FoundAddress | undefined {
  const { names, places } = followed(definition, path.slice(0, -1), viewer);
  const [address] = places.flatMap((place) => findAddressField(place, path.at(-1) ?? '') ?? []);
  return address && { path: [...names, address.apiName], address };
}

/** The names of relationships as the definitions spell them, and the objects that they lead to. */
function followed(definition: ObjectDefinition, relationships: readonly string[], viewer: Viewer) {
  let places: readonly ObjectDefinition[] = [definition];
  const names: string[] = [];
  for (const name of relationships) {
    const references = places.flatMap((place) => findRelationship(place, name)?.[1].reference ?? []);
    names.push(references[0]?.relationshipName ?? name);
    places = references.flatMap((reference) => targetsOf(reference).map(viewer.seen));
  }
  return { names, places };
}
