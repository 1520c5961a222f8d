import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, REPOSITORY } from './contracts.ts';
import { camelCase } from './emit.ts';

/** Area to the operationIds that its contract describes. */
export type Areas = Readonly<Record<string, readonly string[]>>;

/** The list of an API's handlers, and a line for each operation that has none or more than one. */
export interface HandlerList {
  /** Path in the repository. */
  readonly file: string;
  readonly content: string;
  readonly problems: readonly string[];
}

/** An operation with the file that exports its handler, relative to the folder of its API. */
interface Handled {
  readonly operationId: string;
  readonly module: string;
}

const EXPORT = /^export (?:const|(?:async )?function) (\w+)/gm;

/**
 * Lists the handlers of one API: for each operation of an area the export of its name in whichever file below
 * `mock/apis/<api>/<area>/`. An operation without one is left out, so that the list fails the type check as well.
 */
export function listHandlers(api: Api, areas: Areas, root = REPOSITORY): HandlerList {
  const folder = `mock/apis/${api}`;
  const handled: Handled[] = [];
  const problems: string[] = [];
  for (const [area, operationIds] of Object.entries(areas)) {
    const exported = exportsBelow(`${folder}/${area}`, root);
    for (const operationId of operationIds) {
      const [file, ...others] = exported.get(operationId) ?? [];
      const operation = `Operation ${operationId} of openapi/${api}/${area}.yaml`;
      if (file === undefined)
        problems.push(`${operation} has no handler: export \`${operationId}\` from ${folder}/${area}/….ts.`);
      else if (others.length > 0)
        problems.push(`${operation} has several handlers: ${[file, ...others].join(', ')}.`);
      else handled.push({ operationId, module: file.replace(folder, '.') });
    }
  }
  return { file: `${folder}/handlers.gen.ts`, content: emitList(api, handled), problems };
}

/** Name to the files below a folder that export it. */
function exportsBelow(folder: string, root: string): Map<string, string[]> {
  const exported = new Map<string, string[]>();
  for (const file of globSync(`${folder}/**/*.ts`, { cwd: root }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(EXPORT))
      exported.set(name, [...(exported.get(name) ?? []), file]);
  }
  return exported;
}

function emitList(api: Api, handled: readonly Handled[]): string {
  const modules = Map.groupBy(handled, ({ module }) => module);
  const imports = [...modules].map(
    ([module, each]) =>
      `import { ${each.map(({ operationId }) => operationId).join(', ')} } from '${module}';`,
  );
  const list = api === 'sandbox' ? 'SandboxHandlers' : 'Handlers';
  const typed = api === 'sandbox' ? './sandbox-handler.ts' : '../dispatch/handler.ts';
  return [
    `// Generated from openapi/${api}/ and mock/apis/${api}/ by \`npm run generate\`. Do not edit.`,
    `import type { operations } from '#generated/${api}/types.gen.ts';`,
    `import type { ${list} } from '${typed}';`,
    ...imports,
    '',
    `/** The handlers of the ${api} API, one for each operation. */`,
    `export const ${camelCase(api)}Handlers = {`,
    ...handled.map(({ operationId }) => `  ${operationId},`),
    `} satisfies ${list}<keyof operations>;`,
    '',
  ].join('\n');
}
