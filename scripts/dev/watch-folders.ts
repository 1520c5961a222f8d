import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Calls back for every change of a file below the folders, however it was saved. Node's own recursive watch holds on to
 * single files and loses one over which an editor renames another; the folder of the file sees that every time.
 *
 * @returns a function that ends it
 */
export function watchFolders(roots: readonly string[], onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function followAll(root: string): void {
    for (const folder of foldersFrom(root)) follow(folder);
  }

  function follow(folder: string): void {
    const watcher = watch(folder, (event, name) => {
      const changed = join(folder, name ?? '');
      // Whatever came under this name may be a folder, or another folder than before.
      if (event === 'rename' && changed !== folder) {
        forgetAll(changed);
        followAll(changed);
      }
      onChange();
    });
    watcher.on('error', () => forgetAll(folder));
    watchers.set(folder, watcher);
  }

  function forgetAll(root: string): void {
    for (const [folder, watcher] of watchers) {
      if (folder !== root && !folder.startsWith(root + sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  }

  roots.forEach(followAll);
  return () => roots.forEach(forgetAll);
}

/** The folder and all below it; none where it is a file or gone. */
function foldersFrom(root: string): string[] {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const below = entries.filter((entry) => entry.isDirectory());
    return [root, ...below.map(({ parentPath, name }) => join(parentPath, name))];
  } catch {
    return [];
  }
}
