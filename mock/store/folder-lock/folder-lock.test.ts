import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { isRunning, ownIdentity } from './process-identity.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offizin-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The lock of a process that was killed before it could give the folder back. */
async function leaveLock(number: number, entry: object | string): Promise<void> {
  await mkdir(join(folder, 'lock'), { recursive: true });
  const content = typeof entry === 'string' ? entry : JSON.stringify(entry);
  await writeFile(join(folder, 'lock', String(number)), content);
}

async function deadProcess(): Promise<{ pid: number; began: string }> {
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'exit');
  return { pid: child.pid ?? 0, began: 'then' };
}

describe('lockFolder', () => {
  it('refuses a second opener and names the process', async () => {
    await lockFolder(folder);
    const refused = lockFolder(folder);
    await expect(refused).rejects.toBeInstanceOf(FolderInUseError);
    await expect(refused).rejects.toThrow(
      `in use by process ${process.pid}. Stop that process, or choose another`,
    );
  });

  it('lets the next one in after the folder was given back', async () => {
    const release = await lockFolder(folder);
    await release();
    const again = await lockFolder(folder);
    await again();
    expect(await readdir(join(folder, 'lock'))).toHaveLength(1);
  });

  it('takes over from a process that is dead', async () => {
    await leaveLock(7, await deadProcess());
    await lockFolder(folder);
    expect(await readdir(join(folder, 'lock'))).toEqual(['8']);
  });

  it('takes over from an earlier process whose number this one has now', async () => {
    await leaveLock(1, { pid: process.pid, began: 'before the last boot' });
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('takes over from a lock that a power cut left empty', async () => {
    await leaveLock(1, '');
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it.each(['nothing', 'a dead process', 'a released lock'])(
    'lets exactly one of many through over %s',
    async (before) => {
      if (before === 'a dead process') await leaveLock(3, await deadProcess());
      if (before === 'a released lock') await leaveLock(3, { ...ownIdentity(), released: true });
      const attempts = await Promise.allSettled(Array.from({ length: 25 }, () => lockFolder(folder)));
      const refused = attempts.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused).toHaveLength(24);
      expect(refused.every(({ reason }) => reason instanceof FolderInUseError)).toBe(true);
    },
  );

  it('lets exactly one of several processes through over a dead one', async () => {
    await leaveLock(1, await deadProcess());
    const script = `
      const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))});
      console.log(await lockFolder(${JSON.stringify(folder)}).then(() => 'won', (error) => error.name));
      process.stdin.resume();
    `;
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '--eval', script]),
    );
    const words = await Promise.all(
      children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
    );
    for (const child of children) child.stdin.end();
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
    expect(words.toSorted()).toEqual(['FolderInUseError', 'FolderInUseError', 'FolderInUseError', 'won']);
  });
});

describe('isRunning', () => {
  it('knows this process, another one and an ended one', async () => {
    expect(isRunning(ownIdentity())).toBe(true);
    expect(isRunning({ pid: process.ppid, began: null })).toBe(true);
    expect(isRunning(await deadProcess())).toBe(false);
  });
});
