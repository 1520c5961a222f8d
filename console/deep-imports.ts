import { type Plugin, parseAst } from 'vite';
import { nameOf, Origins, type Parsed, type Resolve, type Statement } from './export-origins.ts';

/** Packages whose index gathers hundreds of modules, none of which does anything by being loaded. */
const GATHERING = /^(@mui\/material|lucide-react|react-admin|ra-core|ra-ui-materialui)$/;

/**
 * Imports each component of a gathering package from the module that makes it. Through the index every component of
 * the package has every page for its user, and is sent with the first one.
 */
export function deepImports(): Plugin {
  const parsed: Parsed = new Map();
  return {
    name: 'offizin-console-deep-imports',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\.[cm]?[jt]sx?$/, code: /from\s*['"](@mui\/material|lucide-react|react-admin|ra-)/ },
      async handler(code, id) {
        const resolve: Resolve = async (source, importer) => (await this.resolve(source, importer))?.id;
        return (await withOrigins(code, id, new Origins(parsed, resolve))) ?? null;
      },
    },
  };
}

async function withOrigins(code: string, id: string, origins: Origins) {
  let changed = code;
  const gathering = parseAst(code).body.filter(gathers).reverse();
  for (const statement of gathering) {
    const lines = await linesInsteadOf(statement, id, origins);
    if (lines) changed = changed.slice(0, statement.start) + lines + changed.slice(statement.end);
  }
  return changed === code ? undefined : { code: changed, map: null };
}

type Import = Extract<Statement, { type: 'ImportDeclaration' }>;

const gathers = (statement: Statement): statement is Import =>
  statement.type === 'ImportDeclaration' && GATHERING.test(statement.source.value);

async function linesInsteadOf({ specifiers, source }: Import, id: string, origins: Origins) {
  const index = await origins.resolve(source.value, id);
  if (!index) return undefined;
  const lines: string[] = [];
  for (const specifier of specifiers) {
    if (specifier.type !== 'ImportSpecifier') return undefined;
    const name = nameOf(specifier.imported);
    const origin = (await origins.of(index, name)) ?? { file: source.value, name };
    lines.push(`import { ${origin.name} as ${specifier.local.name} } from ${JSON.stringify(origin.file)};`);
  }
  return lines.join(' ');
}
