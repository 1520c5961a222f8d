import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import type { Row } from '#mock/store/row.ts';
import { requireMerchant } from '../buyers/merchant.ts';
import { findRecord } from '../records/find-record.ts';
import { ruleAnswer, ruleAnswers } from './rule-answers.ts';

/** The rules of a store, the oldest first (PF-SEARCH-73). */
export const getBoostBuryRules: Handler<'getBoostBuryRules'> = async ({ path }, context) => {
  const webStore = await requireMerchant(context, path.webstoreId, 'BoostBuryRule__c', 'read');
  const rules = await context.store.find('BoostBuryRule__c', {
    where: { WebStoreId__c: webStore.Id },
    orderBy: [{ field: 'CreatedDate', ascending: true }],
  });
  return { status: 200, body: { boostBuryRules: await ruleAnswers(context.store, rules) } };
};

export const getBoostBuryRule: Handler<'getBoostBuryRule'> = async ({ path }, context) => {
  const webStore = await requireMerchant(context, path.webstoreId, 'BoostBuryRule__c', 'read');
  const rule = await requireRule(context, webStore, path.ruleId);
  return { status: 200, body: await ruleAnswer(context.store, rule) };
};

export const deleteBoostBuryRule: Handler<'deleteBoostBuryRule'> = async ({ path }, context) => {
  const webStore = await requireMerchant(context, path.webstoreId, 'BoostBuryRule__c', 'delete');
  const { Id } = await requireRule(context, webStore, path.ruleId);
  await context.store.delete('BoostBuryRule__c', Id);
  return { status: 204 };
};

/** 404 also for a rule of another store. */
async function requireRule(
  { store }: RequestContext,
  webStore: Row<'WebStore'>,
  ruleId: string,
): Promise<Row<'BoostBuryRule__c'>> {
  const rule = await findRecord(store, 'BoostBuryRule__c', ruleId);
  if (rule?.WebStoreId__c !== webStore.Id) throw notFound();
  return rule;
}
