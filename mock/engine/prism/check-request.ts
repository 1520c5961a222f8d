import { isLeft } from 'fp-ts/lib/Either.js';
import type { Finding } from '../errors/finding.ts';
import type { ContractOperation } from './contract.ts';
import { longList } from './long-lists.ts';
import type { PrismCall } from './prism-request.ts';
import { validateInput, validateSecurity } from './validators.ts';

type Diagnostics = Extract<ReturnType<typeof validateInput>, { _tag: 'Left' }>['left'];

/** Prism's severity of an error; warnings, such as of a deprecated parameter, are no reason to refuse. */
const ERROR = 0;
/** Faults that are named; a small request can have tens of thousands, and its answer be ten times as large. */
const MOST_NAMED = 100;

/** What Prism finds wrong with a request's security and input; empty when nothing is. */
export function checkRequest(operation: ContractOperation, { resource, request }: PrismCall): Finding[] {
  const security = validateSecurity({ resource, element: request });
  if (isLeft(security)) return toFindings(security.left, []);
  const tooLong = longList(operation, request.body);
  if (tooLong) return [tooLong];
  const repeated = repeatedLists(operation, request);
  const input = validateInput({ resource, element: request });
  if (!isLeft(input)) return repeated;
  const names = operation.declared.parameters.map(({ name }) => name);
  return [...repeated, ...toFindings(input.left, names)];
}

/** Lists that the contract wants in one parameter, with commas; Prism takes them repeated as well. */
function repeatedLists({ declared }: ContractOperation, { url }: PrismCall['request']): Finding[] {
  return declared.parameters
    .filter(({ in: place, name, explode }) => {
      return place === 'query' && explode === false && Array.isArray(url.query?.[name]);
    })
    .map(({ name }) => ({
      location: ['query', name],
      code: 'explode',
      message: `Request query parameter ${name} must be one list, separated by commas`,
    }));
}

/**
 * Diagnostics in our words; Prism puts parameter names in lower case, the declared spelling is put back. Beyond a
 * hundred they are counted only (PF-SEC-13).
 */
export function toFindings(diagnostics: Diagnostics, names: readonly string[]): Finding[] {
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]));
  const spell = (text: string): string => text.replace(/[\w-]+/g, (word) => spelling.get(word) ?? word);
  const errors = diagnostics.filter(({ severity }) => severity === ERROR);
  const unnamed = errors.length - MOST_NAMED;
  const named = errors.slice(0, MOST_NAMED).map(({ path = [], code, message }) => {
    const isBody = path[0] === 'body';
    const location = isBody ? path : path.map(spell);
    return { location, code: String(code ?? ''), message: isBody ? message : spell(message) };
  });
  if (unnamed <= 0) return named;
  return [...named, { location: [], code: 'more', message: `${unnamed} more faults are not named.` }];
}
