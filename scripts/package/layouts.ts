import type { Layout, LayoutItem, LayoutSection } from '@salesforce/types/metadata';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { childRelationships } from '#mock/objects/index.ts';
import { installed, installedNames } from './definitions/installed.ts';
import { listColumn } from './definitions/list-columns.ts';
import { placedFields } from './definitions/placed-fields.ts';
import { metadataXml, type PackageFiles, type Written } from './metadata-xml.ts';
import { NAME, type PackageOptions } from './options.ts';

/** Lists of the platform's own that a layout can show, by the name that the parent gives them. */
const RELATED_LISTS: Readonly<Record<string, string>> = {
  Cases: 'RelatedCaseList',
  Contacts: 'RelatedContactList',
  Contracts: 'RelatedContractList',
  Opportunities: 'RelatedOpportunityList',
};

/** The name of the layout that the package adds to an object. */
export const layoutName = ({ apiName }: ObjectDefinition): string => `${apiName}-${NAME}`;

/** A layout for each object that the package adapts; the organisation's own layouts stay as they are. */
export function layoutFiles(options: PackageOptions): PackageFiles {
  const files = installed.map(({ definition }) => [
    `layouts/${layoutName(definition)}.layout-meta.xml`,
    metadataXml('Layout', layout(definition, options)),
  ]);
  return Object.fromEntries(files);
}

function layout(definition: ObjectDefinition, { language }: PackageOptions): Written<Layout> {
  const placed = new Set<string>();
  const sections = definition.layout.map(({ heading, columns }) =>
    section(definition, heading[language], columns, placed),
  );
  return {
    layoutSections: sections.filter((one) => one !== undefined),
    relatedLists: relatedLists(definition),
  };
}

/** A section in two columns with fields that no earlier one has placed; none where that leaves none. */
function section(
  definition: ObjectDefinition,
  label: string,
  columns: readonly (readonly string[])[],
  placed: Set<string>,
): Written<LayoutSection> | undefined {
  const items = columns.map((names) => {
    const fresh = placedFields(definition, names).filter((name) => !placed.has(name));
    for (const name of fresh) placed.add(name);
    return fresh.map((name) => item(definition, name));
  });
  if (items.flat().length === 0) return undefined;
  return {
    customLabel: true,
    detailHeading: true,
    editHeading: true,
    label,
    style: 'TwoColumnsTopToBottom',
    layoutColumns: items.map((layoutItems) => ({ layoutItems })),
  };
}

/** Required is what people have to enter: not what is filled in by itself, such as the owner. */
function item({ fields }: ObjectDefinition, name: string): Written<LayoutItem> {
  const field = fields[name];
  const isReadOnly = field && !field.createable && !field.updateable;
  if (isReadOnly || name === 'RecordTypeId') return { behavior: 'Readonly', field: name };
  const isFilledIn =
    field?.type === 'Boolean' || (field?.reference !== undefined && field.default !== undefined);
  return { behavior: field?.required && !isFilledIn ? 'Required' : 'Edit', field: name };
}

/** The lists of other records: the platform's where they are known, and those that lead here by a field of ours. */
function relatedLists({ apiName, relatedLists: wanted }: ObjectDefinition) {
  const children = childRelationships(apiName);
  return wanted.flatMap(({ relationshipName, columns }) => {
    const child = children.find((one) => one.relationshipName === relationshipName);
    if (!child) return [];
    const { childObjectApiName: childName, fieldName } = child;
    const isOurs = installedNames(childName).includes(fieldName);
    const relatedList = isOurs ? `${childName}.${fieldName}` : RELATED_LISTS[relationshipName];
    if (relatedList === undefined) return [];
    return [{ fields: columns.flatMap((column) => listColumn(childName, column) ?? []), relatedList }];
  });
}
