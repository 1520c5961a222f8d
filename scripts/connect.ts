/**
 * Connects both apps to a store: `npm run connect` asks for the address of its site, three ids and the
 * applications as which the apps sign people in, tries each, and writes connection.json, which `npm start` and `npm run dev` read. Flags answer without being asked, e.g.
 * `npm run connect -- --platformUrl https://shop.example/apotheke`; `--mock` goes back to the mock.
 *
 * `npm run connect -- --check` makes every call of both apps there and writes what is missing and what differs to
 * connection-check/. `--write` tries the calls that write as well, on records that it makes and removes; `--record DIR`
 * keeps the answers without personal data; `--out DIR` puts the report elsewhere.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askForConnection } from './connection/ask.ts';
import { CONNECTION_FILE, MEMBERS, writeConnection } from './connection/connection.ts';
import { tryConnection } from './connection/try-connection.ts';

const CHECK_FLAGS = {
  check: { type: 'boolean' },
  write: { type: 'boolean' },
  record: { type: 'string' },
  out: { type: 'string' },
} as const;

try {
  const { mock, check, write, record, out, ...given } = readFlags();
  if (check) {
    const { runCheck } = await import('./connection/check/run.ts');
    process.exitCode = (await runCheck({ write, record, out })) ? 0 : 1;
  } else if (mock) {
    rmSync(CONNECTION_FILE, { force: true });
    console.log('npm start runs both apps on the mock.');
  } else {
    const connection = await askForConnection(given);
    const version = await tryConnection(connection);
    writeConnection(connection);
    console.log(
      `Written to connection.json. The platform speaks version ${version}; npm start runs both apps on it.`,
    );
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

function readFlags() {
  const members = Object.fromEntries(MEMBERS.map((member) => [member, { type: 'string' as const }]));
  return parseArgs({ options: { ...members, ...CHECK_FLAGS, mock: { type: 'boolean' } } }).values;
}
