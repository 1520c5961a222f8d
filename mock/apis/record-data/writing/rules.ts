import { isPzn } from '#pharmacy/pzn.ts';
import type { Field, FieldRule } from '../../../objects/definition/index.ts';
import { isId, objectOfId } from '../../../store/ids.ts';
import type { Value } from '../../../store/row.ts';
import { ValueFault } from './value-fault.ts';

interface Rule {
  readonly holds: (value: NonNullable<Value>) => boolean;
  readonly fault: ValueFault;
}

const RULES: Record<FieldRule, Rule> = {
  email: {
    holds: (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(String(value)),
    fault: new ValueFault('INVALID_EMAIL_ADDRESS', 'email'),
  },
  json: { holds: isJson, fault: new ValueFault('FIELD_CUSTOM_VALIDATION_EXCEPTION', 'json') },
  notNegative: {
    holds: (value) => Number(value) >= 0,
    fault: new ValueFault('NUMBER_OUTSIDE_VALID_RANGE', 'notNegative'),
  },
  positive: {
    holds: (value) => Number(value) > 0,
    fault: new ValueFault('NUMBER_OUTSIDE_VALID_RANGE', 'positive'),
  },
  url: {
    holds: (value) => /^https?:\/\/\S+$/i.test(String(value)) && URL.canParse(String(value)),
    fault: new ValueFault('FIELD_CUSTOM_VALIDATION_EXCEPTION', 'url'),
  },
  pzn: {
    holds: (value) => isPzn(String(value)),
    fault: new ValueFault('FIELD_CUSTOM_VALIDATION_EXCEPTION', 'pzn'),
  },
  recordId: {
    holds: (value) => isId(String(value)) && objectOfId(String(value)) !== undefined,
    fault: new ValueFault('FIELD_INTEGRITY_EXCEPTION', 'unknownRecord'),
  },
};

/** What the field's own rule and range say against a value of the right type; undefined when both hold. */
export function ruleFault({ rule, maximum }: Field, value: NonNullable<Value>): ValueFault | undefined {
  if (rule !== undefined && !RULES[rule].holds(value)) return RULES[rule].fault;
  return maximum === undefined || Number(value) <= maximum
    ? undefined
    : new ValueFault('NUMBER_OUTSIDE_VALID_RANGE', 'tooLarge', { maximum });
}

function isJson(value: NonNullable<Value>): boolean {
  try {
    JSON.parse(String(value));
    return true;
  } catch {
    return false;
  }
}
