/** Absent in a browser, whose build carries this module for the pages that it draws itself. */
const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };

/** Whether the log is read by programs: LOG_FORMAT is json. */
export const logsJson = (): boolean => process?.env.LOG_FORMAT === 'json';

/** Prints one line of the log as a JSON object, with the time (ISO 8601). */
export function logLine(fields: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...fields }));
}
