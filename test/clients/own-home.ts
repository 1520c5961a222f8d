import { rmSync } from 'node:fs';
import { newTestFolder } from '#mock/store/new-data-folder.ts';

/**
 * What the vendor's tools need in their environment to keep everything they write in one folder, to send nothing
 * anywhere and to look for no newer version of themselves.
 */
export const quietTools = (folder: string): Record<string, string> => ({
  HOME: folder,
  USERPROFILE: folder,
  SF_USE_GENERIC_UNIX_KEYCHAIN: 'true',
  SF_DISABLE_TELEMETRY: 'true',
  SF_DISABLE_LOG_FILE: 'true',
  SF_DISABLE_AUTOUPDATE: 'true',
  SF_SKIP_NEW_VERSION_CHECK: 'true',
});

/** Gives this process a home of its own, until what is answered is called. */
export function moveHome(): () => void {
  const folder = newTestFolder('offizin-home-');
  const before = { ...process.env };
  Object.assign(process.env, quietTools(folder));
  return () => {
    for (const name of Object.keys(quietTools(folder))) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
