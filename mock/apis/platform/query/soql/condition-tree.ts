import type { Condition, HavingClause, WhereClause } from '@jetstreamapp/soql-parser-js';
import type { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { QueryText } from './place.ts';

/** One comparison. */
export type Comparison = Exclude<WhereClause['left'] | Condition, { openParen: number } | null>;

/** Conditions as the parentheses group them. */
export type ConditionTree =
  | { readonly kind: 'and' | 'or'; readonly of: readonly ConditionTree[] }
  | { readonly kind: 'not'; readonly of: ConditionTree }
  | { readonly kind: 'comparison'; readonly of: Comparison };

type Token = '(' | ')' | 'AND' | 'OR' | 'NOT' | Comparison;

/** Deeper nesting than any person writes; the stack is not for a caller to fill. */
const MOST_DEPTH = 64;

/** The tree of a `where` or `having`, which the parser gives as a chain with counts of parentheses. */
export function conditionTree(clause: WhereClause | HavingClause, text: QueryText): ConditionTree {
  const tokens = tokensOf(clause);
  let at = 0;

  const term = (depth: number): ConditionTree => {
    if (depth > MOST_DEPTH) throw text.refuseAt('MALFORMED_QUERY', 0, 'the conditions are nested too deeply');
    const token = tokens[at];
    at += 1;
    if (token === 'NOT') return { kind: 'not', of: term(depth + 1) };
    if (token === '(') {
      const inner = joined(depth + 1);
      if (tokens[at] !== ')') throw text.malformed(String(tokens[at] ?? ''), 'expecting a right parentheses');
      at += 1;
      return inner;
    }
    if (typeof token === 'object') return { kind: 'comparison', of: token };
    throw unexpected(token, text);
  };

  const joined = (depth: number): ConditionTree => {
    const of = [term(depth)];
    const operator = tokens[at];
    while (tokens[at] === 'AND' || tokens[at] === 'OR') {
      // Which of both comes first is for parentheses to say.
      if (tokens[at] !== operator) throw unexpected(tokens[at], text);
      at += 1;
      of.push(term(depth));
    }
    const [only] = of;
    return of.length === 1 && only ? only : { kind: operator === 'OR' ? 'or' : 'and', of };
  };

  const tree = joined(0);
  if (at < tokens.length) throw unexpected(tokens[at], text);
  return tree;
}

function unexpected(token: Token | undefined, text: QueryText): PlatformFault {
  const name = typeof token === 'object' ? nameOf(token) : (token ?? '');
  return text.malformed(name, `unexpected token: '${name || '<EOF>'}'`);
}

function nameOf(comparison: Comparison): string {
  if (!('fn' in comparison)) return comparison.field;
  return comparison.fn.functionName ?? '';
}

function tokensOf(clause: WhereClause | HavingClause): Token[] {
  const tokens: Token[] = [];
  let node: WhereClause | HavingClause | undefined = clause;
  while (node) {
    const { left, operator, right } = node as {
      left: (Comparison & { openParen?: number; closeParen?: number }) | { openParen: number } | null;
      operator?: 'AND' | 'OR' | 'NOT';
      right?: WhereClause | HavingClause;
    };
    tokens.push(...Array<Token>(left?.openParen ?? 0).fill('('));
    if (left && 'operator' in left) {
      tokens.push(left);
      tokens.push(...Array<Token>(left.closeParen ?? 0).fill(')'));
    }
    if (operator) tokens.push(operator);
    node = right;
  }
  return tokens;
}
