import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METHODS, type Method } from '../generate/document.ts';

/** A call that the reference documents: one method of one resource. */
export interface Call extends Validity {
  resource: string;
  method: Method;
  /** As printed, below the version base; some are examples with names in them. Empty where the page prints none. */
  paths: readonly string[];
  /** Name of a type or, where the page has none, something else. */
  answer: string;
}

/** A member of an answer type or input type. */
export interface Member extends Validity {
  type: string;
  name: string;
  dataType: string;
}

/** A request parameter or an input property of a resource. */
export interface RequestField extends Validity {
  resource: string;
  /** Title of the table on the page, e.g. `Properties` or `Request parameters for GET`. */
  table: string;
  name: string;
  dataType: string;
  required: string;
}

/** API versions like `64.0`: the first that has it, and the first that no longer has it. */
export interface Validity {
  since: string;
  until?: string;
}

export interface Reference {
  calls: readonly Call[];
  members: readonly Member[];
  fields: readonly RequestField[];
}

/** Whether an API of this version has it. */
export function isIn({ since, until }: Validity, version: string): boolean {
  return Number(since) <= Number(version) && (!until || Number(until) > Number(version));
}

/** Reads `calls.tsv`, `members.tsv` and `parameters.tsv` of a folder. */
export function readReference(folder: string): Reference {
  const rows = (name: string) => parseRows(readFileSync(join(folder, name), 'utf8'));
  return {
    calls: rows('calls.tsv').map(toCall),
    members: rows('members.tsv').map(([type = '', name = '', dataType = '', since = '', until]) => ({
      ...{ type, name, dataType, since },
      ...(until && { until }),
    })),
    fields: rows('parameters.tsv').map(toField),
  };
}

/** Cells by row without the head; lists that lost their opening bracket (`String]`) get it back. */
function parseRows(text: string): string[][] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => line.replace(/(?<!\[)\]/g, '[]').split('\t'));
}

function toCall([resource = '', method = '', paths = '', since = '', answer = '']: string[]): Call {
  const known = METHODS.find((each) => each === method.toLowerCase());
  if (!known) throw new Error(`calls.tsv: ${resource} has the unknown method ${method}.`);
  return { resource, method: known, paths: paths === '-' ? [] : paths.split(' '), since, answer };
}

function toField(row: string[]): RequestField {
  const [resource = '', table = '', name = '', dataType = '', required = '', versions = ''] = row;
  const [since = '', until] = versions.split('–');
  return { resource, table, name, dataType, required, since, ...(until && { until }) };
}
