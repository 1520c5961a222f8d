/** In single quotes of a shell, which end and begin again around one inside. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A call as a command of curl, an option on each line; the address is one that the shell understands. */
export const curlCommand = (method: string, address: string, options: readonly string[]): string =>
  [`curl -X ${method} ${address}`, ...options].join(' \\\n  ');

/** The option that sends a header. */
export const headerOption = (name: string, value: string): string => `-H ${quoted(`${name}: ${value}`)}`;
