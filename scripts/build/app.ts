import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepCompressedFiles } from '#http/static/static-files.ts';
import { REPOSITORY } from '../generate/contracts.ts';
import { withLock } from '../process/lock.ts';
import { run } from '../process/run.ts';
import { type App, buildDigest } from './sources.ts';

const COMMANDS: Record<App, [string, string[]]> = {
  storefront: ['react-router', ['build']],
  console: ['vite', ['build']],
};

/** What a build serves, from the app's folder. */
const SERVED: Record<App, string> = { storefront: 'build/client', console: 'build' };

/**
 * Builds an app unless its build is newer than its sources. One build at a time per app.
 *
 * @returns whether it built
 * @throws with the bundler's output when the build fails
 */
export function buildIfStale(app: App): Promise<boolean> {
  return withLock(join(REPOSITORY, app, '.build-lock'), async () => {
    const stamp = join(REPOSITORY, app, 'build', '.source-digest');
    const digest = buildDigest(app);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
    const [command, args] = COMMANDS[app];
    const { code, output } = await run(command, args, {
      cwd: join(REPOSITORY, app),
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0) throw new Error(`The build of the ${app} failed:\n${output}`);
    await keepCompressedFiles(join(REPOSITORY, app, SERVED[app]));
    writeFileSync(stamp, digest);
    return true;
  });
}
