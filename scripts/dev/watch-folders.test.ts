import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let root: string;
let file: string;
let changes: number;
let end: () => void;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(root, 'commerce'));
  file = join(root, 'commerce', 'carts.yaml');
  writeFileSync(file, 'first');
  changes = 0;
  end = watchFolders([root], () => {
    changes += 1;
  });
});
afterEach(() => {
  end();
  rmSync(root, { recursive: true });
});

/** Changes that are seen after `act`, once there is at least one and no more come. */
async function seenAfter(act: () => void): Promise<number> {
  const before = changes;
  act();
  await vi.waitFor(() => expect(changes).toBeGreaterThan(before), { timeout: 10_000 });
  await sleep(100);
  return changes - before;
}

/** As editors save that never leave half a file behind. */
function saveByRenaming(): void {
  writeFileSync(`${file}~`, 'next');
  renameSync(`${file}~`, file);
}

describe('watched folders', () => {
  it('report a file that is saved by renaming, twice in a row, and in place after that', async () => {
    for (const save of [saveByRenaming, saveByRenaming, () => writeFileSync(file, 'in place')])
      expect(await seenAfter(save)).toBeGreaterThan(0);
  });

  it('report files of a folder that is new, and of one that was replaced', async () => {
    const folder = join(root, 'cms', 'area');
    await seenAfter(() => mkdirSync(folder, { recursive: true }));
    expect(await seenAfter(() => writeFileSync(join(folder, 'a.yaml'), '1'))).toBeGreaterThan(0);
    await seenAfter(() => {
      rmSync(join(root, 'cms'), { recursive: true });
      mkdirSync(folder, { recursive: true });
    });
    expect(await seenAfter(() => writeFileSync(join(folder, 'a.yaml'), '2'))).toBeGreaterThan(0);
  });

  it('report nothing after they were let go', async () => {
    end();
    writeFileSync(file, 'unseen');
    await sleep(200);
    expect(changes).toBe(0);
  });
});
