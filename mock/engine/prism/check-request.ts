import { isLeft } from 'fp-ts/lib/Either.js';
import type { Finding } from '../errors/finding.ts';
import type { ContractOperation } from './contract.ts';
import type { PrismCall } from './prism-request.ts';
import { validateInput, validateSecurity } from './validators.ts';

type Diagnostics = Extract<ReturnType<typeof validateInput>, { _tag: 'Left' }>['left'];

/** Prism's severity of an error; warnings, such as of a deprecated parameter, are no reason to refuse. */
const ERROR = 0;

/** What Prism finds wrong with a request's security and input; empty when nothing is. */
export function checkRequest(operation: ContractOperation, { resource, request }: PrismCall): Finding[] {
  const security = validateSecurity({ resource, element: request });
  if (isLeft(security)) return toFindings(security.left, []);
  const input = validateInput({ resource, element: request });
  if (!isLeft(input)) return [];
  return toFindings(
    input.left,
    operation.declared.parameters.map(({ name }) => name),
  );
}

/** Diagnostics in our words; Prism puts parameter names in lower case, the declared spelling is put back. */
export function toFindings(diagnostics: Diagnostics, names: readonly string[]): Finding[] {
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]));
  const spell = (text: string): string => text.replace(/[\w-]+/g, (word) => spelling.get(word) ?? word);
  return diagnostics
    .filter(({ severity }) => severity === ERROR)
    .map(({ path = [], code, message }) => {
      const isBody = path[0] === 'body';
      const location = isBody ? path : path.map(spell);
      return { location, code: String(code ?? ''), message: isBody ? message : spell(message) };
    });
}
