import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';

const FILE = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
/** What PGlite gives its database to begin with, in pages of 64 KB, and the most that it may grow to. */
const MEMORY = { initial: 2048, maximum: 32_768 };
const PARSER = 'raw_parser';
/** What the parser calls before it fails for want of a database. */
const CALLED_BY_PARSER = ['palloc', 'strlen'];

let module: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded database, compiled once in this process, with a parser that stays as it is first compiled. V8 would
 * optimise that one function, the whole grammar of SQL, soon after every start; this takes 600 MB and more than two
 * seconds of CPU time and does not make statements measurably quicker. There is no setting for a single function, but
 * what is compiled while another one is named as the only one to optimise is never optimised; so the parser is called
 * at such a moment, in an instance that has no database and lets every call fail.
 */
export function databaseModule(): Promise<WebAssembly.Module> {
  module ??= readFile(FILE).then(async (bytes) => {
    const compiled = await WebAssembly.compile(bytes);
    await keepParserAsItIs(compiled);
    return compiled;
  });
  return module;
}

async function keepParserAsItIs(compiled: WebAssembly.Module): Promise<void> {
  const { exports } = await WebAssembly.instantiate(compiled, nothingBehind(compiled));
  for (const name of CALLED_BY_PARSER) callInVain(exports[name]);
  setFlagsFromString('--wasm-tier-up-filter=0');
  callInVain(exports[PARSER]);
  setFlagsFromString('--wasm-tier-up-filter=-1');
}

/** Functions that do nothing, and memory of its own. */
function nothingBehind(compiled: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(compiled)) {
    imports[from] ??= {};
    imports[from][name] = kind === 'memory' ? new WebAssembly.Memory(MEMORY) : () => 0;
  }
  return imports;
}

function callInVain(called: WebAssembly.ExportValue | undefined): void {
  try {
    if (typeof called === 'function') called(0, 0);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  }
}
