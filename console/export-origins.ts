import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

type Program = ReturnType<typeof parseAst>;
export type Statement = Program['body'][number];

/** Statements of the modules that were read, by file. */
export type Parsed = Map<string, Statement[]>;

/** Finds the file of a module as its importer names it. */
export type Resolve = (source: string, importer: string) => Promise<string | undefined>;

/** Where an export is made: the module, and the name that it has there. */
export type Origin = { file: string; name: string };

/** Follows the exports of an index to the modules that make them. */
export class Origins {
  readonly #parsed: Parsed;
  readonly resolve: Resolve;

  constructor(parsed: Parsed, resolve: Resolve) {
    this.#parsed = parsed;
    this.resolve = resolve;
  }

  /** The module that makes what `file` exports as `name`; undefined where nothing is exported by that name. */
  async of(file: string, name: string): Promise<Origin | undefined> {
    const statements = this.#statements(file);
    for (const statement of statements) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      if (statement.declaration && declares(statement.declaration, name)) return { file, name };
      const specifier = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
      if (!specifier) continue;
      const local = nameOf(specifier.local);
      if (statement.source) return this.#passedOn(file, statement.source.value, local);
      return (await this.#imported(file, local)) ?? { file, name };
    }
    if (name === 'default') return { file, name };
    return this.#amongAll(file, name);
  }

  /** What `file` imports under a name and exports again. */
  async #imported(file: string, local: string) {
    for (const statement of this.#statements(file)) {
      if (statement.type !== 'ImportDeclaration') continue;
      const specifier = statement.specifiers.find((candidate) => candidate.local.name === local);
      if (specifier?.type === 'ImportNamespaceSpecifier') return undefined;
      if (specifier) return this.#passedOn(file, statement.source.value, importedName(specifier));
    }
    return undefined;
  }

  async #passedOn(file: string, source: string, name: string) {
    const from = await this.resolve(source, file);
    return from ? this.of(from, name) : undefined;
  }

  async #amongAll(file: string, name: string): Promise<Origin | undefined> {
    for (const statement of this.#statements(file)) {
      if (statement.type !== 'ExportAllDeclaration') continue;
      if (statement.exported) {
        if (nameOf(statement.exported) === name) return { file, name };
        continue;
      }
      const origin = await this.#passedOn(file, statement.source.value, name);
      if (origin) return origin;
    }
    return undefined;
  }

  #statements(file: string) {
    const known = this.#parsed.get(file);
    if (known) return known;
    const statements = parseAst(readFileSync(file, 'utf8')).body;
    this.#parsed.set(file, statements);
    return statements;
  }
}

type Named = { name?: string; value?: unknown };
/** A name as it is written in an import or export: a word, or a text in quotes. */
export const nameOf = (node: object) => (node as Named).name ?? String((node as Named).value);

type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;

function declares(declaration: Declaration, name: string) {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name);
  return 'id' in declaration && declaration.id !== null && nameOf(declaration.id) === name;
}

type Specifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number];
const importedName = (specifier: Specifier) =>
  specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
