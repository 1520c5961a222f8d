import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from './document.ts';
import { BANNER } from './emit.ts';

/** `paths`, `components` and `operations` (by operationId) of a bundle as TypeScript types. */
export async function emitTypes(document: OpenApiDocument): Promise<string> {
  const ast = await openapiTypescript(structuredClone(document) as never, {
    defaultNonNullable: false,
    silent: true,
  });
  return `${BANNER}\n${astToString(ast)}`;
}
