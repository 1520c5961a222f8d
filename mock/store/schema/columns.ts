import type { Field } from '../../objects/definition/index.ts';

/** An identifier as SQL writes it; names keep their case. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The type, default and constraints of a field's column. */
export function columnSql(objectName: string, name: string, field: Field): string {
  const parts = [columnType(field)];
  if (field.formula) return `${parts[0]} generated always as (${field.formula}) stored`;
  const preset = defaultSql(objectName, name, field);
  if (preset) parts.push(`default ${preset}`);
  if (field.required) parts.push('not null');
  return parts.join(' ');
}

function columnType(field: Field): string {
  switch (field.type) {
    case 'Id':
    case 'Reference':
      return 'varchar(18) collate "C"';
    case 'Currency':
      return `numeric(${field.precision},${field.scale})`;
    case 'Double':
    case 'Percent':
      return 'double precision';
    case 'Int':
      return 'integer';
    case 'Boolean':
      return 'boolean';
    case 'Date':
      return 'date';
    case 'DateTime':
      return 'timestamptz';
    case 'String':
    case 'ComboBox':
      // People's and products' names sort as people expect: ä beside a, not after z.
      return `varchar(${field.length}) collate "und-x-icu"`;
    default:
      return `varchar(${field.length})`;
  }
}

function defaultSql(objectName: string, name: string, field: Field): string | undefined {
  if (field.autoNumber) return autoNumberSql(objectName, name, field.autoNumber);
  if (field.default === undefined || field.type === 'DateTime' || field.type === 'Reference')
    return undefined;
  return typeof field.default === 'string'
    ? `'${field.default.replaceAll("'", "''")}'`
    : String(field.default);
}

/** The next running number of a field, with leading zeros up to `digits`. */
export function autoNumberSql(objectName: string, name: string, digits: number): string {
  const next = `nextval('${numberSequence(objectName, name)}')`;
  return `to_char(${next}, 'FM${'0'.repeat(digits)}')`;
}

/** Name of the sequence behind a running number. */
export function numberSequence(objectName: string, name: string): string {
  return quoted(`${objectName}_${name}_numbers`);
}

/** Name of the sequence behind the ids of an object. */
export function idSequence(objectName: string): string {
  return quoted(`${objectName}_ids`);
}
