import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** What stands around every page; undefined where it could not be read. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell;
}
