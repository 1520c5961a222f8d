import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '#mock/store/row.ts';

type Product = Row<'Product2'>;

/** Something that shoppers of a pharmacy type, with what they mean by it. */
export interface JudgedQuery {
  /** What kind of thing is typed. */
  readonly group: string;
  readonly term: string;
  /** Whether a product is one of those that are meant. */
  readonly isRelevant: (product: Product, categories: ReadonlySet<string>) => boolean;
}

const begins = (text: string | null, beginnings: readonly string[]) =>
  beginnings.some((beginning) => text?.startsWith(beginning));

/** What a judgement says of a product: one of several values, of which names and ingredients have the beginning. */
const JUDGES: Readonly<Record<string, (values: readonly string[]) => JudgedQuery['isRelevant']>> = {
  name: (values) => (product) => begins(product.Name, values),
  ingredient: (values) => (product) => begins(product.ActiveIngredient__c, values),
  brand:
    (values) =>
    ({ Brand__c }) =>
      values.includes(Brand__c ?? ''),
  pzn:
    (values) =>
    ({ L2C_CM_PZN__c }) =>
      values.includes(L2C_CM_PZN__c ?? ''),
  category: (values) => (_, categories) => values.some((name) => categories.has(name)),
};

/** The queries of `queries.tsv`: group, term and judgement, which names a kind of fact and its values. */
export function judgedQueries(): JudgedQuery[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'queries.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [group = '', term = '', judgement = ''] = line.split('\t');
    const [kind = '', values = ''] = judgement.split(':');
    const judge = JUDGES[kind];
    if (!judge) throw new Error(`“${judgement}” of the query “${term}” begins with no kind of fact.`);
    return { group, term, isRelevant: judge(values.split('|')) };
  });
}

/**
 * How good an order of results is, from 0 to 1: normalised discounted cumulative gain of the first ten, a relevant result
 * counting 1.
 *
 * @param results whether each result is relevant, in their order
 * @param relevant how many relevant products there are
 */
export function ndcgAt10(results: readonly boolean[], relevant: number): number {
  const gain = (at: number) => 1 / Math.log2(at + 2);
  const sum = (gains: readonly number[]) => gains.reduce((total, one) => total + one, 0);
  const found = sum(results.slice(0, 10).map((isRelevant, at) => (isRelevant ? gain(at) : 0)));
  return found / sum(Array.from({ length: Math.min(10, relevant) }, (_, at) => gain(at)));
}
