import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

type RuleAnswer = components['schemas']['BoostBuryRule'];
type Rule = Row<'BoostBuryRule__c'>;

/** Rules as their calls answer them, their products read at once and in the order in which they were named. */
export async function ruleAnswers(store: Store, rules: readonly Rule[]): Promise<RuleAnswer[]> {
  const products = await store.find('BoostBuryRuleProduct__c', {
    where: { RuleId__c: rules.map(({ Id }) => Id) },
    orderBy: [{ field: 'Id', ascending: true }],
  });
  const byRule = Map.groupBy(products, ({ RuleId__c }) => RuleId__c);
  return rules.map((rule) => answered(rule, byRule.get(rule.Id) ?? []));
}

/** One rule in the same form. */
export async function ruleAnswer(store: Store, rule: Rule): Promise<RuleAnswer> {
  const products = await store.find('BoostBuryRuleProduct__c', {
    where: { RuleId__c: rule.Id },
    orderBy: [{ field: 'Id', ascending: true }],
  });
  return answered(rule, products);
}

function answered(rule: Rule, products: readonly Row<'BoostBuryRuleProduct__c'>[]): RuleAnswer {
  const values = products.map(({ ProductId__c }) => ProductId__c);
  return {
    id: rule.Id,
    name: rule.Name,
    action: rule.Action__c,
    level: rule.Level__c,
    startDate: rule.StartDate__c,
    endDate: rule.EndDate__c,
    targetExpression: {
      conditions: [{ attributeNameOrId: 'Id', attributeType: 'Product2', values }],
    },
  };
}
