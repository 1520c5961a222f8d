import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Reference } from './tables.ts';

interface Mapping {
  paths: Record<string, string>;
  types: Record<string, string>;
}

/** The tables, completed by `mapping.yaml`: paths that no page prints, and types that a page spells differently. */
export function withMapping(reference: Reference, file: string): Reference {
  const { paths, types }: Mapping = parse(readFileSync(file, 'utf8'));
  const spell = (dataType: string) => types[dataType] ?? dataType;
  return {
    calls: reference.calls.map((call) => {
      const path = paths[call.resource];
      return {
        ...call,
        answer: spell(call.answer),
        ...(path && call.paths.length === 0 && { paths: [path] }),
      };
    }),
    members: reference.members.map((member) => ({ ...member, dataType: spell(member.dataType) })),
    fields: reference.fields.map((field) => ({ ...field, dataType: spell(field.dataType) })),
  };
}
