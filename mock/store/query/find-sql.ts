import type { ObjectDefinition, Order } from '../../objects/definition/index.ts';
import { selectRows } from '../read/rows.ts';
import { quoted } from '../schema/columns.ts';
import { orderSql } from './order-sql.ts';
import { Parameters } from './parameters.ts';
import { whereSql } from './where-sql.ts';

export interface FindOptions {
  where?: object;
  orderBy?: Order | readonly Order[];
  limit?: number;
  offset?: number;
}

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** The statement that reads the records of an object that fit. */
export function findSql(
  definition: ObjectDefinition,
  { where, orderBy, limit, offset }: FindOptions,
): Statement {
  const { apiName } = definition;
  const parameters = new Parameters();
  const order = orderSql(apiName, orderBy === undefined ? [] : 'field' in orderBy ? [orderBy] : orderBy);
  const parts = [
    `where ${whereSql(apiName, where, parameters)} order by ${order}`,
    ...(limit === undefined ? [] : [`limit ${parameters.add(limit)}`]),
    ...(offset ? [`offset ${parameters.add(offset)}`] : []),
  ];
  return { sql: selectRows(definition, quoted(apiName), parts.join(' ')), parameters: parameters.values };
}

/** The statement that counts them. */
export function countSql({ apiName }: ObjectDefinition, where: object | undefined): Statement {
  const parameters = new Parameters();
  const sql = `select count(*) as count from ${quoted(apiName)} where ${whereSql(apiName, where, parameters)}`;
  return { sql, parameters: parameters.values };
}
