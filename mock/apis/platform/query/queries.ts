import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { queryColumns } from './columns/query-columns.ts';
import { queryPlans } from './plan/query-plans.ts';
import { batchSize } from './run/batch-size.ts';
import { queryPage, queryResult, readQuery } from './run/query-result.ts';

/** Answers a query of records that are there, what its columns are, or how it can be answered. */
export const getQuery: Handler<'getQuery'> = async ({ query, headers }, context) => {
  const { q, explain, columns } = query;
  if (explain !== undefined && q === undefined)
    return { status: 200, body: { plans: await queryPlans(explain, context) } };
  if (q === undefined || explain !== undefined)
    throw new PlatformFault(400, 'MALFORMED_QUERY', 'Either q or explain names the query.');
  if (columns) return { status: 200, body: queryColumns(readQuery(q, context)) };
  const size = batchSize(headers['Sforce-Query-Options']);
  const how = { batchSize: size, deleted: 'excluded' } as const;
  return { status: 200, body: await queryResult(q, how, context) };
};

/** Answers a query of records that are there or were deleted a while ago (PF-SOQL-22). */
export const getQueryAll: Handler<'getQueryAll'> = async ({ query, headers }, context) => {
  const size = batchSize(headers['Sforce-Query-Options']);
  const how = { batchSize: size, deleted: 'included' } as const;
  return { status: 200, body: await queryResult(query.q, how, context) };
};

/** Answers a further page of a query. */
export const getQueryPage: Handler<'getQueryPage'> = async ({ path }, context) => ({
  status: 200,
  body: await queryPage(path.locator, context),
});
