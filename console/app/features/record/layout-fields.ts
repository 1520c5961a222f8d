import type {
  FieldInfo,
  LayoutItem,
  LayoutSection,
  ObjectInfo,
  RecordLayout,
} from '#client/records/types.ts';

/** A field in its place on a layout. */
export interface PlacedField {
  field: FieldInfo;
  label: string;
  isRequired: boolean;
  isEditable: boolean;
}

/** A section with its columns, each read from top to bottom; an empty place keeps its room. */
export interface PlacedSection {
  id: string;
  heading: string | null;
  columns: (PlacedField | undefined)[][];
}

type Mode = 'create' | 'update';

/** The sections of a layout as a page draws them; fields that the person may not read are left out. */
export function placedSections(
  layout: RecordLayout,
  info: ObjectInfo,
  mode: Mode = 'update',
): PlacedSection[] {
  return layout.sections.map((section, index) => ({
    id: section.id ?? String(index),
    heading: section.useHeading ? section.heading : null,
    columns: columnsOf(section, info, mode),
  }));
}

/** All fields of a layout in reading order, each once. */
export function layoutFields(layout: RecordLayout, info: ObjectInfo, mode: Mode = 'update'): PlacedField[] {
  const placed = placedSections(layout, info, mode).flatMap(({ columns }) => columns.flat());
  return [...new Map(placed.flatMap((item) => (item ? [[item.field.apiName, item] as const] : []))).values()];
}

/** Fields in reading order, column by column, as far as they have an input. */
export const placedNames = (sections: readonly PlacedSection[]): string[] =>
  sections
    .flatMap(({ columns }) => columns.flat())
    .flatMap((placed) => (placed?.isEditable ? [placed.field.apiName] : []));

function columnsOf(
  { columns, layoutRows }: LayoutSection,
  info: ObjectInfo,
  mode: Mode,
): PlacedSection['columns'] {
  return Array.from({ length: Math.max(1, columns) }, (_, at) =>
    layoutRows.flatMap(({ layoutItems }) => placedItem(layoutItems[at], info, mode)),
  );
}

function placedItem(item: LayoutItem | undefined, info: ObjectInfo, mode: Mode): (PlacedField | undefined)[] {
  if (!item) return [];
  const fields = item.layoutComponents.flatMap((component) =>
    component.componentType === 'Field' ? (info.fields[component.apiName] ?? []) : [],
  );
  const isSingle = fields.length === 1;
  return fields.length === 0
    ? [undefined]
    : fields.map((field) => ({
        field,
        label: (isSingle && item.label) || field.label,
        isRequired: item.required || (field.required && field.dataType !== 'Boolean'),
        isEditable:
          mode === 'create'
            ? item.editableForNew && field.createable
            : item.editableForUpdate && field.updateable,
      }));
}
