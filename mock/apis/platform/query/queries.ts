import type { Handler } from '../../dispatch/handler.ts';
import { batchSize } from './run/batch-size.ts';
import { queryPage, queryResult } from './run/query-result.ts';

/** Answers a query of records that are there. */
export const getQuery: Handler<'getQuery'> = async ({ query, headers }, context) => {
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
