import { type RunResult, run } from '../process/run.ts';

interface Place {
  /** Names of the folders that may lie there; sources may lie there as well. */
  readonly holds: readonly string[];
  /** Where a file belongs that lies in another folder. */
  readonly instead: string;
}

/** The folders of docs/architecture.md, and of the mock the layers from the bottom up. */
const PLACES: Readonly<Record<string, Place>> = {
  '': {
    holds: [
      ...['.ci', 'client', 'console', 'deploy', 'docs', 'examples', 'generated', 'http', 'mock'],
      ...['openapi', 'pharmacy', 'scripts', 'storefront', 'test'],
    ],
    instead:
      'what both apps need goes to client/, what all servers need to http/, what apps and mock know to pharmacy/, commands to scripts/',
  },
  mock: {
    holds: ['engine', 'objects', 'store', 'art', 'model', 'apis', 'demo'],
    instead:
      'move the file to the lowest layer that has what it needs: engine, objects, store, model, apis, demo',
  },
  'storefront/app': {
    holds: [
      'design',
      'failures',
      'features',
      'forms',
      'head',
      'i18n',
      'platform',
      'routes',
      'rule-tests',
      'settings',
      'ui',
    ],
    instead:
      'controls without knowledge of the shop go to ui/, what belongs to a feature to features/<feature>/, pages to routes/',
  },
  'console/app': {
    holds: ['data', 'features', 'i18n', 'ui'],
    instead: 'parts of every page go to ui/, a screen to features/<feature>/, reads and writes to data/',
  },
};

/** A line for each file that lies in a folder which the architecture does not have, with where it belongs. */
export function misplaced(files: readonly string[]): string[] {
  return Object.entries(PLACES).flatMap(([folder, { holds, instead }]) => {
    const below = folder === '' ? '' : `${folder}/`;
    return files
      .filter((file) => file.startsWith(below) && file.slice(below.length).includes('/'))
      .map((file) => ({ file, child: file.slice(below.length).split('/')[0] ?? '' }))
      .filter(({ child }) => !holds.includes(child))
      .map(
        ({ file, child }) => `${file}: ${below}${child}/ is no folder of docs/architecture.md; ${instead}.`,
      );
  });
}

/** Finds files in folders that the architecture does not have, those that git does not know yet included. */
export async function checkPlaces(): Promise<RunResult> {
  const listed = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  ]);
  if (listed.code !== 0) return listed;
  const lines = misplaced(listed.output.split('\n').filter(Boolean));
  return { code: lines.length > 0 ? 1 : 0, output: lines.join('\n') };
}
