import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const head = join(import.meta.dirname, 'app/head');
const SOURCE = join(head, 'start-scripts.ts');
const ADDRESS = join(head, 'start-address.ts');

/**
 * Sends the function that begins the scripts of a page as a file by itself: part of another, it would bring that along,
 * and in the page it would be sent with each.
 */
export function startFile(): Plugin {
  let file: Promise<StartFile> | undefined;
  const known = () => {
    file ??= startFileOf(readFileSync(SOURCE, 'utf8'));
    return file;
  };
  return {
    name: 'offizin-start-file',
    apply: 'build',
    enforce: 'pre',
    load: async (id) =>
      id === ADDRESS
        ? `export const startAddress = ${JSON.stringify(`/${(await known()).fileName}`)};`
        : undefined,
    async generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...(await known()) });
    },
  };
}

interface StartFile {
  readonly fileName: string;
  readonly source: string;
}

/** The file of a source that exports startScripts, named by what is in it. */
export async function startFileOf(typed: string): Promise<StartFile> {
  const { code } = await transformWithOxc(typed, SOURCE);
  const whole = `(() => { ${code.replaceAll(/^export /gm, '')}; startScripts(); })();`;
  const source = minifySync('start.js', whole, { compress: true, mangle: true }).code;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/start-${hash}.js`, source };
}
