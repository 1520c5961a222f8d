import type { ServerBuild } from 'react-router';
import { rewrittenFile } from '#http/static/rewritten-file.ts';
import type { StaticFile, StaticFiles } from '#http/static/static-files.ts';

/** A built shop: what renders its pages, and the files that they load. */
export interface BuiltShop {
  readonly build: ServerBuild;
  readonly files: StaticFiles;
}

/** Addresses of files, as the bundler writes them for a shop that has the host for itself. */
const FILES = '/assets/';

/**
 * The same shop below a path of its host (docs/decisions/0088-the-shop-lies-below-a-path.md). Scripts and styles name
 * each other from where they are; what has to be told the path is the list of the routes' files, on the server and in
 * the one file that browsers load of it.
 */
export function buildBelowPath({ build, files }: BuiltShop, sitePath: string): BuiltShop {
  if (sitePath === '') return { build, files };
  const assets = withPath(build.assets, sitePath) as ServerBuild['assets'];
  const list = files.get(build.assets.url) as StaticFile;
  const moved = rewrittenFile(list, (text) => text.replaceAll(`"${FILES}`, `"${sitePath}${FILES}`));
  return {
    build: { ...build, assets, basename: sitePath, publicPath: `${sitePath}/` },
    files: new Map([...files, [build.assets.url, moved]]),
  };
}

/** A value with the path before every address of a file in it. */
function withPath(value: unknown, sitePath: string): unknown {
  if (typeof value === 'string') return value.startsWith(FILES) ? sitePath + value : value;
  if (Array.isArray(value)) return value.map((each) => withPath(each, sitePath));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withPath(each, sitePath)]));
}
