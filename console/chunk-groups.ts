import { type ModuleGraph, pathOf, staticUsers } from '#http/chunks/static-users.ts';

/** The first script, which is small and asks for the others at once. */
const ENTRY = '/console/app/main.ts';

/** What every page loads, the page that people come to first, and the one they go on to. */
const FRAME = '/console/app/console.tsx';
const LIST = '/console/app/features/list/ListPage.tsx';
const RECORD = '/console/app/features/record/RecordPage.tsx';

/** What a script needs to ask for another one. */
const PRELOADING = /vite[\\/]preload-helper/;

/**
 * Which modules are sent as one file. Left alone, the bundler makes a file for each set of pages that share something,
 * which is a hundred and more up to the first list, and a browser asks for six at a time.
 */
export const chunkGroups = [{ name: 'start', test: PRELOADING, priority: 1 }, { name: groupOf }];

function groupOf(id: string, graph: ModuleGraph): string | null {
  const path = pathOf(id);
  if ([ENTRY, LIST, RECORD].some((file) => path.endsWith(file))) return null;
  const users = staticUsers(id, [ENTRY, FRAME, LIST, RECORD], graph);
  if (users.has(ENTRY)) return 'start';
  if (users.has(FRAME)) return path.includes('/node_modules/') ? 'framework' : 'frame';
  if (users.has(LIST)) return 'list';
  return users.has(RECORD) ? 'record' : null;
}
