import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
import type { PackageOptions } from './options.ts';

/** What the command line asks for. */
export interface Asked {
  readonly folder: string | undefined;
  readonly check: boolean;
  readonly options: PackageOptions;
}

const LANGUAGES = ['de', 'en'] as const;

/**
 * Reads the arguments of the command.
 *
 * @throws in one sentence that says which argument is wrong
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv = process.env): Asked {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      language: { type: 'string', default: 'de' },
      shop: { type: 'string' },
      console: { type: 'string' },
    },
  });
  const [folder, ...others] = positionals;
  if (others.length > 0) throw new Error(`There is one folder to write to, not ${positionals.length}.`);
  const { storefrontPort, consolePort } = readSettings(environment);
  return {
    folder: folder === undefined ? undefined : resolve(folder),
    check: values.check,
    options: {
      language: language(values.language),
      shop: origin('--shop', values.shop ?? `http://localhost:${storefrontPort}`),
      console: origin('--console', values.console ?? `http://localhost:${consolePort}`),
    },
  };
}

function language(text: string): PackageOptions['language'] {
  const known = LANGUAGES.find((one) => one === text);
  if (!known) throw new Error(`--language is "${text}", but labels are in ${LANGUAGES.join(' or ')}.`);
  return known;
}

function origin(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.username
  )
    return url.origin;
  throw new Error(
    `${option} is "${text}", but it is an address such as https://shop.example, without a path.`,
  );
}
