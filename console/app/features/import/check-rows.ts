import { isRecordId, toRecordId } from '#client/records/record-id.ts';
import type { FieldInfo, InputFields, ObjectInfo, PicklistFields } from '#client/records/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { isChoice } from '../fields/format.ts';
import { choicesFor } from '../inputs/choices.ts';
import { readCell } from './cell-value.ts';
import { ID } from './guess-mapping.ts';
import { comparedKey, keyOf } from './keys.ts';
import type { FileFault, ImportRow, Mapping, ParsedFile } from './types.ts';

export interface CheckContext {
  info: ObjectInfo;
  mapping: Mapping;
  locale: Locale;
  /** Values that a new record starts with. */
  defaults: InputFields;
  /** Fields that the form for a new record demands, beside those that the object does. */
  demanded: ReadonlySet<string>;
  /** Values of picklists by record type id. */
  picklists: Readonly<Record<string, PicklistFields>>;
  /** Record type of lines that name none. */
  recordTypeId: string;
  /** Id by the name that a cell of a reference field says, see resolve-references.ts; undefined while unresolved. */
  resolve: (field: FieldInfo, name: string) => { id: string } | { fault: FileFault['key'] };
  /** The field that records are recognised by, with the ids of those that are there; see keys.ts. */
  keyed?: { field: FieldInfo; ids: ReadonlyMap<string, string> } | undefined;
}

/** Reads each line as a record and says by line and column what is wrong; nothing is written while anything is. */
export function checkRows(
  file: ParsedFile,
  context: CheckContext,
): { rows: ImportRow[]; faults: FileFault[] } {
  if (!context.mapping.some((name) => name && name !== ID))
    return { rows: [], faults: [{ key: 'importing.nothingMapped' }] };
  const faults = mappingFaults(file, context);
  const seen = new Map<string, number>();
  const rows = file.rows.flatMap((cells, index) => {
    if (cells.length === 0) return [];
    const row = readRow(cells, index + 2, file, context, faults);
    faults.push(...identityFaults(row, cells, file, context, seen));
    return [row];
  });
  return { rows, faults };
}

/** Whether a line is about a record that an earlier one is about, or about none though it ought to be. */
function identityFaults(
  { line, id }: ImportRow,
  cells: readonly string[],
  { headers }: ParsedFile,
  { info, mapping, keyed }: CheckContext,
  seen: Map<string, number>,
): FileFault[] {
  const text = keyed && keyOf(cells, mapping, keyed.field.apiName);
  const field = keyed?.field.label ?? '';
  const column = keyed ? (headers[mapping.indexOf(keyed.field.apiName)] ?? '') : ID;
  if (text === '') return [{ line, column, key: 'importing.keyEmpty', values: { field } }];
  const identity = keyed && text !== undefined ? comparedKey(text, keyed.field) : id;
  if (identity === undefined) return [];
  const first = seen.get(identity);
  if (first !== undefined)
    return [
      { line, column, key: keyed ? 'importing.keyTwice' : 'importing.idTwice', values: { first, field } },
    ];
  seen.set(identity, line);
  const isMissing = keyed && id === undefined && !info.createable;
  return isMissing ? [{ line, column, key: 'importing.noSuchKey', values: { field } }] : [];
}

/** What is wrong with the file as a whole: a field is filled twice, or a required one never is. */
function mappingFaults({ headers }: ParsedFile, context: CheckContext): FileFault[] {
  const { info, mapping, defaults } = context;
  const twice = mapping.flatMap((name, index): FileFault[] =>
    name && mapping.indexOf(name) < index
      ? [
          {
            column: headers[index] ?? '',
            key: 'importing.mappedTwice',
            values: { field: info.fields[name]?.label ?? name },
          },
        ]
      : [],
  );
  if (mapping.includes(ID) || context.keyed) return twice;
  const missing = Object.values(info.fields).filter(
    (field) =>
      isRequired(field, context) && !mapping.includes(field.apiName) && isEmpty(defaults[field.apiName]),
  );
  return [
    ...twice,
    ...missing.map(
      ({ label }): FileFault => ({ key: 'importing.requiredMissing', values: { field: label } }),
    ),
  ];
}

function readRow(
  cells: readonly string[],
  line: number,
  { headers }: ParsedFile,
  context: CheckContext,
  faults: FileFault[],
): ImportRow {
  const { info, mapping, locale, resolve } = context;
  const idText = cells[mapping.indexOf(ID)]?.trim() ?? '';
  const { keyed } = context;
  const known = keyed?.ids.get(comparedKey(keyOf(cells, mapping, keyed.field.apiName), keyed.field));
  const id = mapping.includes(ID) && idText ? idText : known;
  if (id !== undefined && !isRecordId(id))
    faults.push({ line, column: headers[mapping.indexOf(ID)] ?? ID, key: 'importing.notId' });
  const fields: InputFields = id === undefined ? { ...context.defaults } : {};
  const recordTypeId = readRecordType(cells, context);
  if (recordTypeId && mapping.includes('RecordTypeId')) fields.RecordTypeId = recordTypeId;
  // A field is read after the one that controls it, whichever column comes first.
  const order = mapping.flatMap((name, at) => (name && name !== ID ? [{ name, at }] : []));
  order.sort((a, b) => depth(a.name, info) - depth(b.name, info));
  for (const { name, at } of order) {
    const field = info.fields[name];
    if (!field) continue;
    const fail = (key: FileFault['key'], values: FileFault['values'] = {}) =>
      faults.push({ line, column: headers[at] ?? name, key, values: { value: cells[at] ?? '', ...values } });
    if (name === 'RecordTypeId') {
      if (recordTypeId === undefined) fail('importing.notChoice');
      continue;
    }
    // What a record was recognised by is what it has.
    if (name === keyed?.field.apiName && id !== undefined) continue;
    const allowed = id === undefined ? field.createable : field.updateable;
    if (!allowed) {
      if (cells[at]?.trim()) fail('importing.notWritable');
      continue;
    }
    // On a new record the default takes the place of an empty cell.
    if (id === undefined && !cells[at]?.trim() && !isEmpty(context.defaults[name])) continue;
    const picklist = context.picklists[recordTypeId ?? context.recordTypeId]?.[name];
    const controller =
      field.controllerName && fields[field.controllerName] !== undefined ? field.controllerName : null;
    const reading = readCell(cells[at] ?? '', field, {
      isRequired: isRequired(field, context),
      locale,
      choices: isChoice(field.dataType) ? choicesFor(picklist, controller, fields) : undefined,
    });
    if ('fault' in reading) fail(reading.fault.key, reading.fault.values);
    else if ('value' in reading) fields[name] = reading.value;
    else {
      const found = resolve(field, reading.reference);
      if ('fault' in found) fail(found.fault);
      else fields[name] = found.id;
    }
  }
  return { line, id: id !== undefined && isRecordId(id) ? toRecordId(id) : id, fields };
}

/** The record type that a line names, by id, name or label; undefined for one that does not exist. */
function readRecordType(
  cells: readonly string[],
  { info, mapping, recordTypeId }: CheckContext,
): string | undefined {
  const text = cells[mapping.indexOf('RecordTypeId')]?.trim();
  if (!text) return recordTypeId;
  const known = Object.values(info.recordTypeInfos).find(
    (type) => type.recordTypeId === text || type.name.toLowerCase() === text.toLowerCase(),
  );
  return known?.recordTypeId;
}

function depth(name: string, { fields }: ObjectInfo): number {
  const above = fields[name]?.controllerName;
  return above && above !== name ? 1 + depth(above, { fields } as ObjectInfo) : 0;
}

const isRequired = (
  { apiName, required, createable, dataType }: FieldInfo,
  { demanded }: Pick<CheckContext, 'demanded'>,
): boolean => (required || demanded.has(apiName)) && createable && dataType !== 'Boolean';
const isEmpty = (value: InputFields[string] | undefined): boolean =>
  value === undefined || value === null || value === '';
