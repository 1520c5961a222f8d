/** Modules as the bundler knows them while it groups them. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Which of these files load a module at once, themselves or through others; files are ends of paths. */
export function staticUsers(id: string, files: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const users = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const path = pathOf(one);
    for (const file of files) if (path.endsWith(file)) users.add(file);
    waiting.push(...(graph.getModuleInfo(one)?.importers ?? []));
  }
  return users;
}

/** Where a module lies, without what a compiler of routes adds to its id. */
export const pathOf = (id: string): string => (id.split('?')[0] ?? '').replaceAll('\\', '/');
