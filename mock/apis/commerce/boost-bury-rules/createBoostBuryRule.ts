import { boostBuryRulesConstants } from '#generated/commerce/constants.gen.ts';
import type { Handler, HandlerInput } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Store } from '#mock/store/store.ts';
import { requireMerchant } from '../buyers/merchant.ts';
import { lockRecord } from '../records/lock-record.ts';
import { ruleAnswer } from './rule-answers.ts';

type Body = HandlerInput<'createBoostBuryRule'>['body'];

const { mostRulesPerStore, mostProductsPerRule, mostProductsPerStore } = boostBuryRulesConstants;

/** Makes a rule for products that exist, within the limits of a store (PF-SEARCH-73). */
export const createBoostBuryRule: Handler<'createBoostBuryRule'> = async ({ path, body }, context) => {
  const { store } = context;
  const webStore = await requireMerchant(context, path.webstoreId, 'BoostBuryRule__c', 'create');
  await lockRecord(store, 'WebStore', webStore.Id);
  if (Date.parse(body.endDate) <= Date.parse(body.startDate))
    throw refusal('INVALID_INPUT', 'endDate has to be after startDate.');
  const productIds = await targetIds(store, body);
  await refuseBeyondLimits(store, webStore.Id, productIds);
  const rule = await store.insert('BoostBuryRule__c', {
    Name: body.name,
    WebStoreId__c: webStore.Id,
    Action__c: body.action,
    Level__c: body.level,
    StartDate__c: new Date(body.startDate).toISOString(),
    EndDate__c: new Date(body.endDate).toISOString(),
  });
  await store.insertMany(
    'BoostBuryRuleProduct__c',
    productIds.map((ProductId__c) => ({ RuleId__c: rule.Id, ProductId__c })),
  );
  return { status: 201, body: await ruleAnswer(store, rule) };
};

/** Ids of the products that the conditions name, each once. */
async function targetIds(store: Store, { targetExpression }: Body): Promise<string[]> {
  const named = targetExpression.conditions.flatMap(({ values }) => values);
  const ids = [...new Set(named.map((id) => toLongId(id) ?? id))];
  const known = new Set((await store.getMany('Product2', ids)).map(({ Id }) => Id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw refusal('INVALID_INPUT', `values: there is no product ${unknown}.`);
  return ids;
}

async function refuseBeyondLimits(
  store: Store,
  webStoreId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length > mostProductsPerRule)
    throw refusal('LIMIT_EXCEEDED', `A rule has at most ${mostProductsPerRule} products.`);
  const rules = await store.find('BoostBuryRule__c', { where: { WebStoreId__c: webStoreId } });
  if (rules.length >= mostRulesPerStore)
    throw refusal('LIMIT_EXCEEDED', `A store has at most ${mostRulesPerStore} rules.`);
  const others = await store.find('BoostBuryRuleProduct__c', {
    where: { RuleId__c: rules.map(({ Id }) => Id) },
  });
  const all = new Set([...others.map(({ ProductId__c }) => ProductId__c), ...productIds]);
  if (all.size > mostProductsPerStore)
    throw refusal('LIMIT_EXCEEDED', `The rules of a store name at most ${mostProductsPerStore} products.`);
}

function refusal(errorCode: string, message: string): PlatformFault {
  return new PlatformFault(400, errorCode, message);
}
