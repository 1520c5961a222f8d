import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { sortRuleAnswers } from './sort-rules.ts';

export const getSortRules: Handler<'getSortRules'> = async ({ path }, context) => {
  await requireShopper(context, { path, query: {} });
  return { status: 200, body: { sortRules: sortRuleAnswers(context.language) } };
};
