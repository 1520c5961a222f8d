import type { Operation } from '../operation.ts';

/** Address of an operation on the platform's origin with its parameters filled in, for what a browser fetches itself. */
export const addressOf = (
  { base, path }: Pick<Operation, 'base' | 'path'>,
  parameters: Readonly<Record<string, string>>,
): string =>
  base + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
