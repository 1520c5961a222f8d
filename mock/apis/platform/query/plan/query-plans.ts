import type { components } from '#generated/platform/types.gen.ts';
import type { RequestContext } from '../../../dispatch/handler.ts';
import { parentQuery } from '../compile/child-query.ts';
import { groupedQuery, isGrouped } from '../compile/grouped-query.ts';
import { withinScope } from '../compile/query-scope.ts';
import type { Scope } from '../compile/scope.ts';
import { readQuery } from '../run/query-result.ts';
import { countRecords } from './count-records.ts';
import { type Filter, filtersOf } from './filters.ts';
import { servedByIndex } from './index-use.ts';
import { relativeCost } from './relative-cost.ts';

type Plan = components['schemas']['QueryPlan'];

const UNINDEXED = 'Not considering filter for optimization because unindexed';

/** The ways in which a query can be answered, the cheapest first; one that makes no sense is refused as ever (PF-SOQL-21). */
export async function queryPlans(soql: string, context: RequestContext): Promise<Plan[]> {
  refuseNonsense(soql, context);
  const { query, scope } = readQuery(soql, context);
  const filters = filtersOf(query, scope);
  const { store } = context;
  const served = await servedByIndex(store, filters, scope);
  const sobjectCardinality = await countRecords(store, scope, []);
  const basics = {
    notes: filters.filter((filter) => !served.includes(filter)).map((filter) => noteOf(filter, scope)),
    sobjectCardinality,
    sobjectType: scope.definition.apiName,
  };
  const scan: Plan = {
    cardinality: await countRecords(store, scope, [withinScope(query, scope), ...filters.map(whereOf)]),
    fields: [],
    leadingOperationType: 'TableScan',
    relativeCost: relativeCost(sobjectCardinality, sobjectCardinality, false),
    ...basics,
  };
  const plans = [scan];
  for (const filter of served) {
    const cardinality = await countRecords(store, scope, [filter.where]);
    plans.push({
      cardinality,
      fields: [...filter.fields],
      leadingOperationType: 'Index',
      relativeCost: relativeCost(cardinality, sobjectCardinality, filter.isUnique),
      ...basics,
    });
  }
  return plans.sort((a, b) => a.relativeCost - b.relativeCost);
}

function refuseNonsense(soql: string, context: RequestContext): void {
  const { query, scope } = readQuery(soql, context);
  if (isGrouped(query)) groupedQuery(query, scope);
  else parentQuery(query, scope);
}

function noteOf({ fields }: Filter, { definition }: Scope): Plan['notes'][number] {
  return { description: UNINDEXED, fields: [...fields], tableEnumOrId: definition.apiName };
}

function whereOf({ where }: Filter): Filter['where'] {
  return where;
}
