import { objectInfo } from '../../../model/metadata/object-info.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { targetsOf } from '../../../objects/index.ts';
import type { Selection } from '../selection/selection.ts';

/** Object infos of an object and of those that the selected fields refer to, as far as they may be read. */
export function objectInfosOf(
  { definition, fields, parents }: Selection,
  viewer: Viewer,
): Record<string, Schemas['ObjectInfo']> {
  const references = [...fields].flatMap((name) => definition.fields[name]?.reference ?? []);
  const referred = references
    .flatMap(targetsOf)
    .map(viewer.seen)
    .filter((one) => viewer.rights(one).readable);
  const all = new Set([
    definition,
    ...referred,
    ...[...parents.values()].flatMap(({ selections }) => selections.map((one) => one.definition)),
  ]);
  return Object.fromEntries([...all].map((one) => [one.apiName, objectInfo(one, viewer)]));
}
