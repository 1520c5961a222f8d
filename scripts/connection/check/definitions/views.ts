import type { Data } from '#client/operation.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import type { Finding } from '../report/finding.ts';
import { REMEDY_FOR_VIEW, remedyForPart } from '../report/remedies.ts';
import { expectedColumns, expectedPicklists, expectedSections } from './expected.ts';

type Layout = Data<'getLayout'>;

const missing = (subject: string, what: string, step: string): Finding => ({
  kind: 'missing',
  subject,
  what,
  step,
});

/** Picklist values that records of the shop need and the platform does not offer. */
export function comparePicklists(
  definition: ObjectDefinition,
  found: Data<'getPicklistValuesByRecordType'>,
): Finding[] {
  return [...expectedPicklists(definition)].flatMap(([name, values]) => {
    const subject = `${definition.apiName}.${name}`;
    const offered = found.picklistFieldValues?.[name]?.values?.map(({ value }) => value);
    // That the field itself is missing is said by the description of the object.
    const lost = offered ? values.filter((value) => !offered.includes(value)) : [];
    return lost.map((value) =>
      missing(subject, `lacks the picklist value ${value}`, remedyForPart('value__c')),
    );
  });
}

/** Sections and fields of the full layout that are nowhere on the platform's. */
export function compareLayout(definition: ObjectDefinition, found: Layout): Finding[] {
  const shown = new Set(fieldsOf(found));
  return expectedSections(definition).flatMap(({ heading, fields }) => {
    const lost = fields.filter((field) => !shown.has(field));
    if (lost.length === 0) return [];
    const subject = `layout of ${definition.apiName}`;
    return lost.length === fields.length
      ? [missing(subject, `lacks the section ${heading} (${fields.join(', ')})`, REMEDY_FOR_VIEW)]
      : [missing(subject, `does not show ${lost.join(', ')}`, REMEDY_FOR_VIEW)];
  });
}

/** Names of the fields on a layout. */
function fieldsOf({ sections = [] }: Layout): string[] {
  const rows = sections.flatMap(({ layoutRows = [] }) => layoutRows);
  const items = rows.flatMap(({ layoutItems = [] }) => layoutItems);
  const components = items.flatMap(({ layoutComponents = [] }) => layoutComponents);
  return components.flatMap(({ apiName }) => (apiName ? [apiName] : []));
}

/** List views that the console opens and the platform does not have. */
export function missingLists(definition: ObjectDefinition, there: readonly (string | null)[]): Finding[] {
  return definition.listViews
    .filter(({ apiName }) => !there.includes(apiName))
    .map(({ apiName }) =>
      missing(`list view ${definition.apiName}.${apiName}`, 'is not there', REMEDY_FOR_VIEW),
    );
}

/** Columns of a list view that the platform's does not show. */
export function compareColumns(definition: ObjectDefinition, found: Data<'getListInfoByName'>): Finding[] {
  const apiName = found.listReference?.listViewApiName;
  const shown = (found.displayColumns ?? []).map(({ fieldApiName }) => fieldApiName);
  const lost = expectedColumns(definition, apiName).filter((column) => !shown.includes(column));
  if (lost.length === 0) return [];
  const subject = `list view ${definition.apiName}.${apiName}`;
  return [missing(subject, `does not show ${lost.join(', ')}`, REMEDY_FOR_VIEW)];
}
