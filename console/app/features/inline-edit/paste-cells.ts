import { parse } from 'papaparse';
import type { Platform } from '#client/platform.ts';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { readPicklists } from '#client/records/picklists.ts';
import type { FieldInfo, InputFields, ObjectInfo, PicklistFields } from '#client/records/types.ts';
import type { CellChange } from '../../data/drafts.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Column } from '../fields/column.ts';
import { isChoice } from '../fields/format.ts';
import { readCell } from '../import/cell-value.ts';
import { resolveReferences } from '../import/resolve-references.ts';
import type { FileFault } from '../import/types.ts';
import { choicesFor } from '../inputs/choices.ts';
import { clearedDependents } from './dependents.ts';

/** Where something is pasted, and what may be changed there. */
export interface PasteTarget {
  platform: Platform;
  info: ObjectInfo;
  locale: Locale;
  /** Rows and columns from the cell on into which is pasted. */
  rows: readonly ConsoleRecord[];
  columns: readonly Column[];
  fieldOf: (row: ConsoleRecord, column: Column) => string | undefined;
  isRequired: (row: ConsoleRecord, column: Column) => boolean;
  /** Values of a record with what is typed into it. */
  valuesOf: (row: ConsoleRecord) => InputFields;
}

/** What pasting changes, record by record, or what is wrong with it by row and column; then it changes nothing. */
export type Pasted = { changes: [ConsoleRecord, CellChange[]][] } | { faults: FileFault[] };

/** Reads what a spreadsheet has copied as values of cells. */
export async function pasteCells(text: string, target: PasteTarget): Promise<Pasted> {
  const cells = parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data;
  const faults = sizeFaults(cells, target);
  if (faults.length > 0) return { faults };
  const picklists = await picklistsOf(target, cells.length);
  const resolve = await resolver(cells, target);
  const changes = cells.map((texts, index): [ConsoleRecord, CellChange[]] => {
    const row = target.rows[index] as ConsoleRecord;
    const known = picklists[row.recordTypeId ?? MASTER_RECORD_TYPE_ID] ?? {};
    return [row, changesOf(row, { texts, line: index + 1, known, resolve, faults }, target)];
  });
  return faults.length > 0 ? { faults } : { changes };
}

/** More than there is room for belongs nowhere. */
function sizeFaults(cells: readonly string[][], { rows, columns }: PasteTarget): FileFault[] {
  const width = Math.max(...cells.map(({ length }) => length));
  return [
    ...(cells.length > rows.length
      ? [{ key: 'inline.tooManyRows' as const, values: { count: cells.length, room: rows.length } }]
      : []),
    ...(width > columns.length
      ? [{ key: 'inline.tooManyColumns' as const, values: { count: width, room: columns.length } }]
      : []),
  ];
}

async function picklistsOf({ platform, info, rows }: PasteTarget, count: number) {
  const types = new Set(rows.slice(0, count).map((row) => row.recordTypeId ?? MASTER_RECORD_TYPE_ID));
  const read: Record<string, PicklistFields> = {};
  for (const type of types) read[type] = await readPicklists(platform, info.apiName, type);
  return read;
}

/** Names of records that cells of reference fields say, by the ids that they have. */
function resolver(cells: string[][], { platform, info, rows, columns, fieldOf }: PasteTarget) {
  const [first] = rows;
  const mapping = columns.map((column) => (first ? fieldOf(first, column) : undefined));
  return resolveReferences(platform, { name: '', headers: [], rows: cells }, info, mapping);
}

interface Line {
  texts: readonly string[];
  /** Line of what is pasted, from 1. */
  line: number;
  /** Picklists of the row's record type. */
  known: PicklistFields;
  resolve: Awaited<ReturnType<typeof resolver>>;
  /** Faults so far, to which those of the line are added. */
  faults: FileFault[];
}

function changesOf(row: ConsoleRecord, { texts, line, known, resolve, faults }: Line, target: PasteTarget) {
  const { info, columns, locale } = target;
  const values: InputFields = { ...target.valuesOf(row) };
  const changes: CellChange[] = [];
  for (const [at, text] of texts.entries()) {
    const column = columns[at] as Column;
    const fail = (key: FileFault['key'], more: FileFault['values'] = {}) =>
      faults.push({ line, column: column.label, key, values: { value: text, ...more } });
    const field = info.fields[target.fieldOf(row, column) ?? ''];
    if (!field) {
      fail('inline.notEditable');
      continue;
    }
    const choices = choicesOf(field, known, values);
    const reading = readCell(text, field, { isRequired: target.isRequired(row, column), locale, choices });
    if ('fault' in reading) fail(reading.fault.key, reading.fault.values);
    else if ('reference' in reading) {
      const found = resolve(field, reading.reference);
      if ('fault' in found) fail(found.fault);
      else changes.push({ field: field.apiName, value: found.id, display: reading.reference });
    } else {
      const label = choices?.find(({ value }) => value === reading.value)?.label ?? null;
      changes.push({ field: field.apiName, value: reading.value, display: label });
    }
    values[field.apiName] = changes.at(-1)?.value ?? null;
  }
  const cleared = changes.flatMap(({ field }) => clearedDependents(field, values, info.fields, known));
  return [...changes, ...cleared.filter((one) => !changes.some(({ field }) => field === one.field))];
}

/** Those that the controlling value allows, as far as the list shows that. */
function choicesOf(
  { apiName, dataType, controllerName }: FieldInfo,
  known: PicklistFields,
  values: InputFields,
) {
  if (!isChoice(dataType)) return undefined;
  const controller = controllerName && controllerName in values ? controllerName : null;
  return choicesFor(known[apiName], controller, values);
}
