import { objectInfoConstants } from '#generated/record-data/constants.gen.ts';
import type { LayoutSection, ObjectDefinition } from '../../objects/definition/index.ts';
import { makeNamedId } from '../../store/ids.ts';
import { fieldInfo } from './field-info.ts';
import { tagged } from './fingerprint.ts';
import type { Viewer } from './rights.ts';
import { saveOptions } from './save-options.ts';
import type { Schemas } from './schemas.ts';

export type LayoutType = 'Full' | 'Compact';
export type LayoutMode = 'Create' | 'Edit' | 'View';

export type FormFactor = Schemas['FormFactor'];

type Layout = Schemas['RecordLayout'];
type Section = Schemas['RecordLayoutSection'];
type Item = Schemas['RecordLayoutItem'];

/** What a layout is asked for. */
export interface LayoutRequest {
  readonly definition: ObjectDefinition;
  readonly layoutType: LayoutType;
  readonly mode: LayoutMode;
  /** The master record type unless told. */
  readonly recordTypeId?: string;
  /** Size of the display; a small one has its fields below each other. Large unless told. */
  readonly formFactor?: FormFactor | undefined;
}

/** The layout of an object for one use, with the rights of the viewer in its items (RD-LAYOUT-01). */
export function layout(
  { definition, layoutType, mode, recordTypeId, formFactor }: LayoutRequest,
  viewer: Viewer,
): Layout {
  const sections = sectionsOf(definition, layoutType, mode).map((section) =>
    formFactor === 'Small' ? inOneColumn(section) : section,
  );
  return tagged({
    id: layoutId(definition, layoutType),
    layoutType,
    mode,
    objectApiName: definition.apiName,
    recordTypeId: recordTypeId ?? objectInfoConstants.masterRecordTypeId,
    saveOptions: saveOptions(definition, mode, viewer),
    sections: sections.map((section) =>
      sectionInfo(definition, section, `${layoutType}${section.index}`, viewer),
    ),
  });
}

function layoutId(definition: ObjectDefinition, layoutType: LayoutType): string {
  return makeNamedId('00h', `${definition.apiName}.${layoutType}`);
}

/** A form with fields of its own, such as that of a quick action. */
interface FormRequest {
  readonly name: string;
  readonly definition: ObjectDefinition;
  readonly mode: LayoutMode;
  readonly recordTypeId: string;
  readonly columns: LayoutSection['columns'];
}

/** The layout of such a form: one section without a heading, or none where there is nothing to fill in. */
export function formLayout(
  { name, definition, mode, recordTypeId, columns }: FormRequest,
  viewer: Viewer,
): Layout {
  const isEmpty = columns.flat().length === 0;
  const section = { heading: null, columns };
  return tagged({
    id: makeNamedId('00h', name),
    layoutType: 'Full' as const,
    mode,
    objectApiName: definition.apiName,
    recordTypeId,
    saveOptions: [],
    sections: isEmpty ? [] : [sectionInfo(definition, section, name, viewer)],
  });
}

/** Names of the fields that a layout shows, in its order. */
export function layoutFields({
  definition,
  layoutType,
  mode,
}: Omit<LayoutRequest, 'recordTypeId' | 'formFactor'>): string[] {
  return sectionsOf(definition, layoutType, mode).flatMap(({ columns }) => columns.flat());
}

interface FieldSection extends Pick<LayoutSection, 'columns'> {
  readonly heading: LayoutSection['heading'] | null;
}

/** A section of a record's layout by its place, which stays the same whatever other sections a use leaves out. */
interface PlacedSection extends FieldSection {
  readonly index: number;
}

function sectionsOf(definition: ObjectDefinition, layoutType: LayoutType, mode: LayoutMode): PlacedSection[] {
  if (layoutType === 'Compact') return [{ heading: null, columns: [definition.compactLayout, []], index: 0 }];
  if (mode !== 'Create') return definition.layout.map((section, index) => ({ ...section, index }));
  // What nobody can enter on a new record, such as who created it, has no place on its form.
  const enterable = (name: string) => definition.fields[name]?.createable;
  return definition.layout
    .map(({ heading, columns: [left, right] }, index) => ({
      heading,
      columns: [left.filter(enterable), right.filter(enterable)] as const,
      index,
    }))
    .filter(({ columns }) => columns.flat().length > 0);
}

/** The left column before the right one, in the order in which a page is read from top to bottom. */
function inOneColumn<S extends FieldSection>({ columns: [left, right], ...section }: S) {
  return { ...section, columns: [[...left, ...right], []] as const };
}

function sectionInfo(
  definition: ObjectDefinition,
  section: FieldSection,
  key: string,
  viewer: Viewer,
): Section {
  const [left, right] = section.columns;
  const columns = right.length > 0 ? 2 : 1;
  const rows = Math.max(left.length, right.length);
  const item = (name: string | undefined) => (name ? fieldItem(definition, name, viewer) : emptyItem());
  const layoutRows = Array.from({ length: rows }, (_, row) => ({
    layoutItems: columns === 2 ? [item(left[row]), item(right[row])] : [item(left[row])],
  }));
  return {
    collapsible: section.heading !== null,
    columns,
    heading: section.heading?.[viewer.language] ?? null,
    id: makeNamedId('01B', `${definition.apiName}.${key}`),
    layoutRows,
    rows,
    tabOrder: 'LeftRight',
    useHeading: section.heading !== null,
  };
}

/** A field as an item of a layout, with the rights of the viewer. */
export function fieldItem(definition: ObjectDefinition, name: string, viewer: Viewer): Item {
  const info = fieldInfo(definition, name, viewer.rights(definition), viewer.language);
  const required = (definition.fields[name]?.required ?? false) && info.dataType !== 'Boolean';
  const editable = info.createable || info.updateable;
  return {
    editableForNew: info.createable,
    editableForUpdate: info.updateable,
    label: info.label,
    layoutComponents: [{ apiName: name, componentType: 'Field', label: info.label }],
    lookupIdApiName: info.reference ? name : null,
    required: required && editable,
    sortable: false,
    uiBehavior: editable ? (required ? 'Required' : 'Edit') : 'Readonly',
  };
}

function emptyItem(): Item {
  return {
    editableForNew: false,
    editableForUpdate: false,
    label: '',
    layoutComponents: [{ apiName: null, componentType: 'EmptySpace', label: null }],
    lookupIdApiName: null,
    required: false,
    sortable: false,
    uiBehavior: null,
  };
}
