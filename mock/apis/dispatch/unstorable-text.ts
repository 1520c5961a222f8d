import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import type { TypedInput } from '../../engine/prism/typed-input.ts';

/**
 * Refuses a request with a text that no column of the store can hold: 400 naming its place. The record data calls are
 * left alone, since they say so themselves, field by field.
 */
export function refuseUnstorableText({ api }: Pick<ContractOperation, 'api'>, input: TypedInput): void {
  if (api === 'record-data') return;
  const { path, query } = input;
  const body = input.body instanceof URLSearchParams ? Object.fromEntries(input.body) : input.body;
  requireStorable({ path, query, body });
}

/** The same for parts of a request by their names: 400 naming the place of a text that no column can hold. */
export function requireStorable(parts: Readonly<Record<string, unknown>>): void {
  const place = placeOfNul(parts);
  if (place) throw new PlatformFault(400, 'INVALID_INPUT', `The text at ${place} has a NUL character.`);
}

/** Names down to the first text or name with a NUL character; undefined where there is none. */
function placeOfNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? '' : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (name.includes('\u0000')) return name.replaceAll('\u0000', '');
    const place = placeOfNul(part);
    if (place !== undefined) return place === '' ? name : `${name}.${place}`;
  }
  return undefined;
}
