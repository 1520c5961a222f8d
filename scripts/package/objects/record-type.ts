import type { BusinessProcess, RecordType } from '@salesforce/types/metadata';
import { offeredValues } from '#mock/model/metadata/record-types.ts';
import type { ObjectDefinition, RecordTypeDefinition } from '#mock/objects/definition/index.ts';
import { installedNames } from '../definitions/installed.ts';
import { PROCESS_FIELDS, STANDARD_VALUE_SETS } from '../definitions/standard-value-sets.ts';
import type { Written } from '../metadata-xml.ts';
import { NAME, type PackageOptions } from '../options.ts';

/** A record type with the values that each picklist offers under it. */
export function recordType(
  definition: ObjectDefinition,
  type: RecordTypeDefinition,
  { language }: PackageOptions,
): Written<RecordType> {
  return {
    fullName: type.developerName,
    active: true,
    label: type.label[language],
    compactLayoutAssignment: NAME,
    ...(PROCESS_FIELDS[definition.apiName] && { businessProcess: type.developerName }),
    picklistValues: picklistsOf(definition)
      .filter((name) => name !== PROCESS_FIELDS[definition.apiName])
      .map((picklist) => ({ picklist, values: values(definition, picklist, type) })),
  };
}

/** The steps that records of a type go through; the platform asks for them where a record type has a status. */
export function businessProcess(
  definition: ObjectDefinition,
  type: RecordTypeDefinition,
): Written<BusinessProcess> | undefined {
  const field = PROCESS_FIELDS[definition.apiName];
  if (field === undefined) return undefined;
  return { fullName: type.developerName, isActive: true, values: values(definition, field, type) };
}

/** The picklists whose values the package knows. */
function picklistsOf({ apiName, fields }: ObjectDefinition): string[] {
  const own = installedNames(apiName);
  return Object.entries(fields)
    .filter(
      ([name, { picklist }]) =>
        picklist && (own.includes(name) || `${apiName}.${name}` in STANDARD_VALUE_SETS),
    )
    .map(([name]) => name);
}

function values(definition: ObjectDefinition, picklist: string, type: RecordTypeDefinition) {
  const offered = offeredValues(definition, picklist, type);
  const chosen = definition.fields[picklist]?.default;
  return offered.map(({ value }) => ({ fullName: value, default: value === chosen }));
}
