import { run } from '#scripts/process/run.ts';
import { environmentCanaries } from './canaries.ts';

const PASSWORD = environmentCanaries.PGPASSWORD;

/** Addresses of a database that cannot be reached, read or entered, each with a password. */
const DATABASES = [
  `postgres://offizin:${PASSWORD}@127.0.0.1:9/shop`,
  `postgres://offizin:${PASSWORD}@127.0.0.1:99999/shop`,
  `postgres://offizin:${PASSWORD}@[::/shop`,
  `postgres://offizin:${PASSWORD}@no-such-host.invalid/shop`,
  `${PASSWORD}`,
];

/** What the platform prints when it cannot start, by how it was started. */
export async function failingStarts(): Promise<[string, string][]> {
  const printed: [string, string][] = [];
  for (const [index, DATABASE_URL] of DATABASES.entries()) {
    const { code, output } = await run(process.execPath, ['mock/main.ts'], {
      env: { ...process.env, DATABASE_URL, MOCK_PORT: '0' },
    });
    if (code === 0) throw new Error('The platform started with a database that is not there.');
    printed.push([`start with database ${index + 1}`, output]);
  }
  return printed;
}
