import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { type Installed, installed } from '../definitions/installed.ts';
import { metadataXml, type PackageFiles } from '../metadata-xml.ts';
import type { PackageOptions } from '../options.ts';
import { customField } from './custom-field.ts';
import { compactLayout, customObject } from './custom-object.ts';
import { listView } from './list-view.ts';
import { businessProcess, recordType } from './record-type.ts';

/** Kinds of what an object consists of, with the folder that each lies in. */
const FOLDERS = {
  BusinessProcess: 'businessProcesses',
  CompactLayout: 'compactLayouts',
  CustomField: 'fields',
  ListView: 'listViews',
  RecordType: 'recordTypes',
} as const;

interface Part {
  readonly fullName?: string;
}

/** Every object that the package adapts, in files of its parts. */
export function objectFiles(options: PackageOptions): PackageFiles {
  return Object.fromEntries(installed.flatMap((one) => filesOf(one, options)));
}

function filesOf({ definition, fields }: Installed, options: PackageOptions): [string, string][] {
  const { apiName, listViews, recordTypes } = definition;
  return [
    [
      `objects/${apiName}/${apiName}.object-meta.xml`,
      metadataXml('CustomObject', customObject(definition, options)),
    ],
    ...fields.map(([name, field]) => file(definition, 'CustomField', customField(name, field, options))),
    file(definition, 'CompactLayout', compactLayout(definition)),
    ...listViews
      .flatMap((view) => listView(apiName, view, options) ?? [])
      .map((view) => file(definition, 'ListView', view)),
    ...recordTypes.map((type) => file(definition, 'RecordType', recordType(definition, type, options))),
    ...recordTypes
      .flatMap((type) => businessProcess(definition, type) ?? [])
      .map((process) => file(definition, 'BusinessProcess', process)),
  ];
}

/** A part in a file of its own, such as `objects/Case/fields/OrderId__c.field-meta.xml`. */
function file({ apiName }: ObjectDefinition, type: keyof typeof FOLDERS, part: Part): [string, string] {
  const suffix = type === 'CustomField' ? 'field' : `${type[0]?.toLowerCase()}${type.slice(1)}`;
  const path = `objects/${apiName}/${FOLDERS[type]}/${part.fullName}.${suffix}-meta.xml`;
  return [path, metadataXml(type, part)];
}
