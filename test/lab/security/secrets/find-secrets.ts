import { REPOSITORY } from '#scripts/generate/contracts.ts';
import type { Canary, Outlet } from './canaries.ts';

/** Settings that the pages and addresses of the shop tell everybody. */
const PUBLIC = /^(?:\w+_PORT|\w+_ID|NODE_ENV|CONSOLE_ENVIRONMENT|MOCK_\w+)$/;
/** What those who run the servers may read of them: where they keep their data, and where the platform is. */
const PRINTED = /^(?:DATA_DIR|PLATFORM_URL|SANDBOX_URL)$/;
/** Shorter values are words that stand anywhere. */
const SHORTEST_VALUE = 8;

/** What no text may hold, whatever it is called. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'the hash of a password': /scrypt\$[\w-]{16,}\$/,
  'a key of a cloud': /\bAKIA[0-9A-Z]{16}\b/,
  'a token of a forge': /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
};

/** What is handed out while the servers run; the reference in the console shows an example of it. */
const HANDED_OUT: Readonly<Record<string, RegExp>> = {
  'an access token': /\b00D\w{12,15}!\w/,
};

/** Files of this machine; traces that are printed name them. */
const PATHS: Readonly<Record<string, RegExp>> = {
  'a path of this machine': /(?<![\w.:/-])\/(?:home|root|Users|var|tmp)\/[\w.-]+\/[\w.-]+/,
  'an address of a file': /file:\/\/\/\w/,
};

/**
 * Finds secrets and what tells of the machine in texts. The environment is read when it is made.
 *
 * @param environment of the servers, without what they share with everybody
 */
export function secretFinder(environment: Readonly<Record<string, string | undefined>>) {
  const values = Object.entries(environment).filter(
    (entry): entry is [string, string] => (entry[1] ?? '').length >= SHORTEST_VALUE && !PUBLIC.test(entry[0]),
  );
  return (text: string, outlet: Outlet, canaries: readonly Canary[]): string[] => {
    const isPrinted = outlet === 'printed';
    const settings = values.filter(
      ([name, value]) =>
        !(isPrinted && (PRINTED.test(name) || value.startsWith('/'))) && text.includes(value),
    );
    const secrets = canaries.filter(
      ({ value, notIn }) => (notIn?.includes(outlet) ?? true) && text.includes(value),
    );
    const patterns = {
      ...PATTERNS,
      ...(outlet !== 'files for browsers' && HANDED_OUT),
      ...(!isPrinted && PATHS),
    };
    return [
      ...settings.map(([name]) => `the value of ${name}`),
      ...secrets.map(({ name }) => `the canary “${name}”`),
      ...Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : [])),
      ...(!isPrinted && text.includes(REPOSITORY) ? ['the path of the project'] : []),
    ];
  };
}
