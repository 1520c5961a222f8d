import { CommerceError } from '../errors/index.ts';
import type { Operation } from '../operation.ts';
import type { LooseInput } from './fill-in.ts';

/** Refuses a call whose path has a hole in it, before it is sent (SF-ERR-05). */
export function requirePath({ operationId, path }: Operation, input: LooseInput): void {
  const missing = placeholders(path).filter((name) => isEmpty(input.path?.[name]));
  if (missing.length === 0) return;
  const message = `Invalid config for "${operationId}": ${missing.join(', ')} must be given.`;
  throw new CommerceError('INVALID_CONFIG', { operationId, message });
}

const placeholders = (path: string) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name as string);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
