// Runs one of the project's scripts on the project's own Node, installing what is missing first.
// Plain JavaScript on purpose: it has to run on whatever recent Node npm was started with.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = join(root, 'node_modules', '.bin');
const [script, ...args] = process.argv.slice(2);

/** True when node_modules holds every package of the lock file in its version (optional ones may be absent). */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(join(bin, 'node'))) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional || present[name]?.version === entry.version,
  );
}

/** One install at a time: `npm start` and `npm test` may be called together on a fresh clone. */
async function install() {
  const lock = join(root, '.install-lock');
  for (let waited = false; ; waited = true) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (waited && isInstalled()) return;
      if (Date.now() - statSync(lock).mtimeMs > 15 * 60_000) rmSync(lock, { recursive: true, force: true });
      if (!waited) console.log('Waiting for another install in this folder to finish …');
      await new Promise((done) => setTimeout(done, 500));
    }
  }
  try {
    if (isInstalled()) return;
    console.log('Installing dependencies (npm install) …');
    writeFileSync(join(lock, 'pid'), String(process.pid));
    // Not `npm ci`: it refuses a lock file that was written where packages of other platforms cannot be seen. The
    // versions are the lock file's all the same, and nothing is written back.
    const npm = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (npm.status !== 0) process.exit(npm.status ?? 1);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

if (!isInstalled()) await install();

const child = spawn(join(bin, 'node'), [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Every server reads some thousand modules at its start; what was compiled once is kept beside the packages.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'offizin', 'compiled'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  },
});
// Ctrl+C reaches the child by the terminal; this process only waits for its clean end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
