import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** How far products move by the rules of a store, by product id: up where positive, down where negative. */
export type BoostLevels = ReadonlyMap<string, number>;

interface Rules {
  readonly marks: string;
  readonly rules: Promise<readonly BoundRule[]>;
}

interface BoundRule {
  readonly rule: Row<'BoostBuryRule__c'>;
  readonly productIds: readonly string[];
}

const PARTS = ['BoostBuryRule__c', 'BoostBuryRuleProduct__c'] as const;

/** Rules that were read last, with the marks of their objects until then, per database. */
const kept = new WeakMap<object, Rules>();

/** The levels by the rules of a store that apply at a moment; several rules of one product add up (PF-SEARCH-72). */
export async function boostLevels(
  store: Store,
  { Id: webStoreId }: Row<'WebStore'>,
  now: Date,
): Promise<BoostLevels> {
  const levels = new Map<string, number>();
  for (const { rule, productIds } of await rulesOf(store)) {
    if (rule.WebStoreId__c !== webStoreId || !applies(rule, now)) continue;
    const level = rule.Action__c === 'Boost' ? rule.Level__c : -rule.Level__c;
    for (const id of productIds) levels.set(id, (levels.get(id) ?? 0) + level);
  }
  return levels;
}

function applies({ StartDate__c, EndDate__c }: Row<'BoostBuryRule__c'>, now: Date): boolean {
  return Date.parse(StartDate__c) <= now.getTime() && now.getTime() < Date.parse(EndDate__c);
}

async function rulesOf(store: Store): Promise<readonly BoundRule[]> {
  const marks = (await store.changeMarks(PARTS)).join();
  const last = kept.get(store.origin);
  if (last?.marks === marks) return last.rules;
  const rules = readRules(store);
  kept.set(store.origin, { marks, rules });
  rules.catch(() => kept.delete(store.origin));
  return rules;
}

async function readRules(store: Store): Promise<readonly BoundRule[]> {
  const rules = await store.find('BoostBuryRule__c');
  const products = rules.length > 0 ? await store.find('BoostBuryRuleProduct__c') : [];
  const byRule = Map.groupBy(products, ({ RuleId__c }) => RuleId__c);
  return rules.map((rule) => ({
    rule,
    productIds: (byRule.get(rule.Id) ?? []).map(({ ProductId__c }) => ProductId__c),
  }));
}
