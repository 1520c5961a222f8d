import type { InputFields } from '#client/records/types.ts';
import type { TextKey } from '../../i18n/messages.ts';

/** Something wrong with a file, at a place in it, as a text of the console with its values. */
export interface FileFault {
  /** Line of the table, the names of the columns being line 1; absent for the file as a whole. */
  line?: number;
  /** Name of the column, or its place where it has none. */
  column?: string;
  key: TextKey;
  values?: Record<string, string | number>;
}

/** A file as a table of texts. */
export interface ParsedFile {
  name: string;
  /** Names of the columns. */
  headers: string[];
  /** Texts by line, each line as long as the names. */
  rows: string[][];
}

/** Which field a column fills, by its place; `Id` names records to change, undefined leaves the column out. */
export type Mapping = readonly (string | undefined)[];

/** A line that can be written. */
export interface ImportRow {
  line: number;
  /** Id of the record to change; undefined for a new one. */
  id: string | undefined;
  fields: InputFields;
}
