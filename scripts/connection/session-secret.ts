import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

const SECRET_FILE = join(REPOSITORY, 'connection.secret');

/**
 * What seals the sign-ins that browsers keep for the servers: SESSION_SECRET of the environment, which several servers
 * share, or one that is made up once and kept beside the connection, so that a restart signs nobody out.
 */
export function sessionSecret(
  environment: NodeJS.ProcessEnv = process.env,
  file: string = SECRET_FILE,
): string {
  if (environment.SESSION_SECRET) return environment.SESSION_SECRET;
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
