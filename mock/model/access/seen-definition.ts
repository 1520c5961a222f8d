import type { ListViewDefinition, ObjectDefinition } from '../../objects/definition/index.ts';
import { findObject } from '../../objects/index.ts';
import type { ProfileName } from '../../store/metadata-records.ts';
import { isBareStore } from './bare-store.ts';
import { unseenFields, withheldRecordTypes } from './fields-hidden-from-profiles.ts';

const seen = new Map<string, ObjectDefinition>();

/**
 * An object as users of a profile see it. A field that they do not see is nowhere in it, so that for them it is the same
 * as one that does not exist. Asked twice, it is the same definition.
 */
export function seenDefinition(profile: ProfileName, definition: ObjectDefinition): ObjectDefinition {
  const { apiName } = definition;
  const fields = unseenFields(profile, apiName);
  const types = withheldRecordTypes(profile, apiName);
  if (fields.length + types.length === 0 || definition !== findObject(apiName)) return definition;
  const key = `${profile}.${apiName}.${isBareStore()}`;
  const known = seen.get(key) ?? withholding(types, without(fields, definition));
  seen.set(key, known);
  return known;
}

function withholding(types: readonly string[], definition: ObjectDefinition): ObjectDefinition {
  const recordTypes = definition.recordTypes.map((type) =>
    types.includes(type.developerName) ? { ...type, isAvailable: false } : type,
  );
  return { ...definition, recordTypes };
}

function without(fields: readonly string[], definition: ObjectDefinition): ObjectDefinition {
  const isSeen = (name: string) => !fields.includes(name);
  return {
    ...definition,
    fields: Object.fromEntries(Object.entries(definition.fields).filter(([name]) => isSeen(name))),
    uniqueTogether: definition.uniqueTogether.filter((names) => names.every(isSeen)),
    compactLayout: definition.compactLayout.filter(isSeen),
    layout: definition.layout.map(({ heading, columns: [left, right] }) => ({
      heading,
      columns: [left.filter(isSeen), right.filter(isSeen)],
    })),
    listViews: definition.listViews.flatMap((view) => listWithout(isSeen, view)),
  };
}

/** A list that is ordered or narrowed by what is not seen would tell it. */
function listWithout(isSeen: (name: string) => boolean, view: ListViewDefinition): ListViewDefinition[] {
  const { columns, filters = [], orderBy } = view;
  const needed = [orderBy.field, ...filters.map(({ field }) => field)];
  return needed.every(isSeen) ? [{ ...view, columns: columns.filter(isSeen) }] : [];
}
