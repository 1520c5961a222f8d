import type { Field } from '../../objects/definition/index.ts';
import type { Value } from '../row.ts';
import type { CustomRule, Problem } from './problem.ts';
import { isPzn } from './pzn.ts';

const EMAIL = /^[^\s@<>()",;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Why a value that fits its type breaks a further rule of its field; undefined when it does not. */
export function ruleProblem({ rule }: Field, value: Value): Problem | undefined {
  if (rule === undefined || value === null) return undefined;
  if (rule === 'email') return EMAIL.test(String(value)) ? undefined : { code: 'INVALID_EMAIL_ADDRESS' };
  return holds(rule, value) ? undefined : { code: 'FIELD_CUSTOM_VALIDATION_EXCEPTION', rule };
}

function holds(rule: CustomRule, value: NonNullable<Value>): boolean {
  switch (rule) {
    case 'pzn':
      return isPzn(String(value));
    case 'json':
      return isJson(String(value));
    case 'notNegative':
      return Number(value) >= 0;
    case 'positive':
      return Number(value) > 0;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
