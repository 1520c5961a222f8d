import { objectInfoConstants } from '#generated/record-data/constants.gen.ts';
import { objectAccess } from '#mock/model/access/object-access.ts';
import { columnFor } from '#mock/model/metadata/columns.ts';
import { objectInfo } from '#mock/model/metadata/object-info.ts';
import { picklistValuesByRecordType } from '#mock/model/metadata/picklist-values.ts';
import type { Viewer } from '#mock/model/metadata/rights.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { objectDefinitions } from '#mock/objects/index.ts';

const PROFILE = 'System Administrator';

/** An administrator, who sees everything that anybody of the staff sees. */
const administrator: Viewer = {
  language: 'de',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  profileName: PROFILE,
  userId: null,
  rights: ({ apiName }) => {
    const { read, create, edit, delete: remove } = objectAccess(PROFILE, apiName);
    const [mayCreate, mayUpdate] = [() => create, () => edit];
    return { readable: read, createable: create, updateable: edit, deletable: remove, mayCreate, mayUpdate };
  },
  seen: (definition) => definition,
};

/** The objects that the console shows to an administrator. */
export const shownObjects: readonly ObjectDefinition[] = objectDefinitions.filter(
  ({ apiName }) => objectAccess(PROFILE, apiName).read,
);

/** What the console finds in the description of an object. */
export const expectedInfo = (definition: ObjectDefinition) => objectInfo(definition, administrator);

/** The values of each picklist, without regard to record types. */
export function expectedPicklists(definition: ObjectDefinition): Map<string, readonly string[]> {
  const master = { id: objectInfoConstants.masterRecordTypeId, recordType: 'master' } as const;
  const { picklistFieldValues } = picklistValuesByRecordType(definition, master, 'de');
  return new Map(
    Object.entries(picklistFieldValues).map(([name, { values }]) => [
      name,
      values.flatMap(({ value }) => value ?? []),
    ]),
  );
}

/** The sections of the full layout by heading, with the fields that each shows. */
export const expectedSections = ({ layout }: ObjectDefinition) =>
  layout.map(({ heading, columns }) => ({ heading: heading.de, fields: columns.flat() }));

/** The columns of a list view, a reference by the name of its record. */
export function expectedColumns(
  definition: ObjectDefinition,
  listViewApiName: string | null | undefined,
): string[] {
  const view = definition.listViews.find(({ apiName }) => apiName === listViewApiName);
  return (view?.columns ?? []).map((name) => columnFor(definition, name, administrator).path);
}
