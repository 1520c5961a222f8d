import type { Handler } from '../../dispatch/handler.ts';
import { queryColumns } from './columns/query-columns.ts';
import { batchSize } from './run/batch-size.ts';
import { queryPage, queryResult, readQuery } from './run/query-result.ts';

/** Answers a query of records that are there, or what its columns are. */
export const getQuery: Handler<'getQuery'> = async ({ query, headers }, context) => {
  if (query.columns) return { status: 200, body: queryColumns(readQuery(query.q, context)) };
  const size = batchSize(headers['Sforce-Query-Options']);
  return { status: 200, body: await queryResult(query.q, size, context) };
};

/** Answers a query of records that are there or were deleted; what was deleted is gone here. */
export const getQueryAll: Handler<'getQueryAll'> = async ({ query, headers }, context) => {
  const size = batchSize(headers['Sforce-Query-Options']);
  return { status: 200, body: await queryResult(query.q, size, context) };
};

/** Answers a further page of a query. */
export const getQueryPage: Handler<'getQueryPage'> = async ({ path }, context) => ({
  status: 200,
  body: await queryPage(path.locator, context),
});
