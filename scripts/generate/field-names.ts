import { objects } from '#mock/objects/index.ts';
import { BANNER } from './emit.ts';

export const FIELD_NAMES_FILE = 'generated/record-data/field-names.gen.ts';

interface Definition {
  readonly fields: Readonly<Record<string, { readonly hidden: boolean }>>;
}

/**
 * The fields of every object as types, so that a name that an app asks for is checked where it is written. Hidden
 * fields are left out: no answer carries them.
 */
export function emitFieldNames(definitions: Readonly<Record<string, Definition>> = objects): string {
  const lines = Object.entries(definitions).map(([apiName, { fields }]) => {
    const names = Object.keys(fields).filter((name) => !fields[name]?.hidden);
    return `  ${apiName}: ${names.map((name) => `'${name}'`).join(' | ')};`;
  });
  return [
    BANNER.replace('openapi/', 'mock/objects/'),
    '/** Object to the names of its fields. */',
    'export interface FieldNames {',
    ...lines,
    '}',
    '',
    'export type FieldName<Object extends keyof FieldNames> = FieldNames[Object];',
    '',
  ].join('\n');
}
