import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
const VIRTUAL = '\0icon-sprite';

/**
 * Pages draw dozens of icons, and the library writes each one out. In builds its components refer to a file instead that
 * has every icon of the shop once; sources, types and tests stay those of the library.
 */
export function iconSprite(): Plugin {
  let sprite: Promise<Sprite> | undefined;
  const known = () => {
    sprite ??= spriteOf(namesIn(join(import.meta.dirname, 'app')));
    return sprite;
  };
  return {
    name: 'offizin-icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? VIRTUAL : undefined),
    load: async (id) => (id === VIRTUAL ? moduleOf(await known()) : undefined),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { fileName, source } = await known();
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

export interface Sprite {
  readonly fileName: string;
  readonly source: string;
  /** Components of the library, which are the ids in the file. */
  readonly names: readonly string[];
}

/** Names of all icons that sources below a folder import. */
export function namesIn(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  const imports = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
  ]);
  return [...new Set(imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())))].sort();
}

/** The file with these icons, named by what is in it. */
export async function spriteOf(names: readonly string[]): Promise<Sprite> {
  const library = (await import(LIBRARY)) as unknown as Record<string, ComponentType>;
  const symbols = names.map((name) => {
    const icon = library[name];
    if (!icon) throw new Error(`${LIBRARY} has no icon ${name}.`);
    const drawn = renderToStaticMarkup(createElement(icon));
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawn.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</symbol>`;
  });
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source, names };
}

/** The library's components, as far as the shop uses their properties. */
function moduleOf({ fileName, names }: Sprite): string {
  const exported = names.map((name) => `export const ${name} = icon('${name}');`);
  return `
    import { jsx } from 'react/jsx-runtime';
    import { useSitePath } from ${JSON.stringify(join(import.meta.dirname, 'app/ui/links/site-path.ts'))};
    const icon = (id) => ({ size = 24, strokeWidth = 2, className, ...rest }) =>
      jsx('svg', {
        width: size,
        height: size,
        // That of almost all icons is the one of the page.
        strokeWidth: strokeWidth === 1.5 ? undefined : strokeWidth,
        'aria-hidden': true,
        ...rest,
        className: className ? 'icon ' + className : 'icon',
        children: jsx('use', { href: useSitePath() + '/${fileName}#' + id }),
      });
    ${exported.join('\n')}`;
}
