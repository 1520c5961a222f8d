import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Api, REPOSITORY } from '../generate/contracts.ts';
import { METHODS, type PathItem } from '../generate/document.ts';

/** Contract file by name of a component or operationId of one API. */
export type Places = ReadonlyMap<string, string>;

export function readPlaces(api: Api, root = REPOSITORY): Places {
  const files = [...globSync(`openapi/${api}/**/*.yaml`, { cwd: root }).sort(), 'openapi/common.yaml'];
  return new Map(files.flatMap((file) => namesIn(file, root).map((name) => [name, file] as const)).reverse());
}

/** What a file describes itself; a component that only refers to another file is not its own. */
function namesIn(file: string, root: string): string[] {
  const { paths, components } = parse(readFileSync(join(root, file), 'utf8'));
  const schemas = Object.entries<{ $ref?: string }>(components?.schemas ?? {});
  const operations = Object.values<PathItem>(paths ?? {}).flatMap((item) =>
    METHODS.flatMap((method) => item[method]?.operationId ?? []),
  );
  return [
    ...schemas.filter(([, { $ref }]) => !$ref || $ref.startsWith('#')).map(([name]) => name),
    ...operations,
  ];
}
