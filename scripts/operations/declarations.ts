/** A top-level declaration of a module, with the names that its code uses. */
export interface Declaration {
  file: string;
  name: string;
  isExported: boolean;
  uses: ReadonlySet<string>;
  /** Names that its module imports. */
  imports: ReadonlySet<string>;
}

const HEAD = /^(export )?(?:async )?(?:function|const|class) (\w+)/;
/** A list of names and nothing else, such as operations to invalidate together: naming is not calling. */
const MERE_LIST = /\[\s*(?:\w+(?:\.operationId)?\s*(?:,\s*|(?=\])))+\]/g;

/** The declarations of a module, each with the names that it may call. */
export function declarationsOf(file: string, source: string): Declaration[] {
  const imports = new Set(importsFrom(source, /./));
  const originals = renamedIn(source);
  const parts = withoutTexts(source).split(
    /^(?=(?:export )?(?:async )?(?:function|const|class|interface|type) )/m,
  );
  return parts.flatMap((part) => {
    const [, exported, name] = HEAD.exec(part) ?? [];
    if (!name) return [];
    const uses = new Set([...calledIn(part)].map((used) => originals.get(used) ?? used));
    return { file, name, isExported: exported !== undefined, uses, imports };
  });
}

/** The names that a module imports from modules whose address fits, types left out. */
export function importsFrom(source: string, address: RegExp): string[] {
  const imports = [...source.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)];
  return imports
    .filter(([, , from = '']) => address.test(from))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] as string);
}

/** Which exported names lead to each name that is asked for, over as many declarations as it takes. */
export function leadingTo(
  declarations: readonly Declaration[],
  wanted: ReadonlySet<string>,
): Map<string, Set<string>> {
  const reached = new Map<Declaration, Set<string>>(
    declarations.map((one) => [one, new Set([...one.uses].filter((name) => wanted.has(name)))]),
  );
  let isGrowing = true;
  while (isGrowing) {
    isGrowing = false;
    for (const one of declarations) {
      const own = reached.get(one) as Set<string>;
      const before = own.size;
      for (const other of declarations) {
        const isSeen = other.file === one.file || (other.isExported && one.imports.has(other.name));
        if (other !== one && isSeen && one.uses.has(other.name))
          for (const name of reached.get(other) ?? []) own.add(name);
      }
      isGrowing ||= own.size > before;
    }
  }
  const leading = new Map<string, Set<string>>();
  for (const [{ name, isExported }, names] of reached) {
    if (!isExported) continue;
    leading.set(name, new Set([...(leading.get(name) ?? []), ...names]));
  }
  return leading;
}

/** The names of a module that it may call: those that stand elsewhere than in imports, in lists and in invalidations. */
export function calledFrom(source: string): Set<string> {
  const body = withoutTexts(source).replace(/^import [^;]*;/gm, '');
  const originals = renamedIn(source);
  return new Set([...calledIn(body)].map((used) => originals.get(used) ?? used));
}

const calledIn = (code: string): Set<string> =>
  new Set(
    code
      .replace(/\.invalidate\([^)]*\)/g, '')
      .replace(MERE_LIST, '')
      .replace(/\b\w+\.operationId\b/g, '')
      .match(/\b[A-Za-z_]\w*\b/g),
  );

/** What a module imports under another name, by that name. */
const renamedIn = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/(\w+) as (\w+)/g)].map(([, name = '', local = '']) => [local, name] as const),
    ),
  );

/** Code without comments and quoted texts: an operation named there is not called. */
const withoutTexts = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '');
