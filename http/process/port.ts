/**
 * The port that a setting names.
 *
 * @param least 0 where a free port may be left to the system
 * @throws when it is no whole number from there to 65535, naming the setting
 */
export function portOf(setting: string, text: string, least: 0 | 1): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= least && port <= 65_535) return port;
  throw new Error(`${setting} is "${text}", but a port is a whole number from ${least} to 65535.`);
}
