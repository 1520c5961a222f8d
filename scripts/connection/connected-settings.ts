import { leftOut, readFieldMapping } from '#storefront/app/settings/field-mapping.ts';
import { readSettings, type Settings } from '../settings.ts';
import { CONNECTION_FILE, readConnection } from './connection.ts';

/**
 * Settings for the platform that environment or connection file name, once it has answered; for the mock where neither
 * names one.
 *
 * @throws Error in one sentence that says what is wrong with the connection and what to do
 */
export async function connectedSettings(
  environment: NodeJS.ProcessEnv = process.env,
  file: string = CONNECTION_FILE,
): Promise<Settings> {
  const connection = readConnection(environment, file);
  if (connection) {
    // Only here, so that the mock starts where generated code is yet to be written.
    const { tryConnection } = await import('./try-connection.ts');
    const version = await tryConnection(connection);
    console.log(`The platform at ${connection.platformUrl} answers; it speaks version ${version}.`);
    const untold = leftOut(readFieldMapping(connection.fields));
    if (untold.length > 0) console.log(`No field is mapped to ${untold.join(', ')}: the shop leaves it out.`);
  }
  return readSettings(environment, connection);
}
