import type { Link } from './roles.ts';

/** Statements by which a field of an object could be learnt. */
export function waysInto(object: string, field: string): string[] {
  return [
    `SELECT ${field} FROM ${object}`,
    `SELECT Id, ${field} FROM ${object} LIMIT 1`,
    `SELECT x.${field} FROM ${object} x`,
    `SELECT FORMAT(${field}) f FROM ${object}`,
    `SELECT toLabel(${field}) f FROM ${object}`,
    `SELECT Id FROM ${object} WHERE ${field} = null`,
    `SELECT Id FROM ${object} WHERE NOT (${field} != null)`,
    `SELECT Id FROM ${object} WHERE ${field} LIKE 'a%'`,
    `SELECT Id FROM ${object} WHERE ${field} IN ('a')`,
    `SELECT Id FROM ${object} WHERE ${field} INCLUDES ('a')`,
    `SELECT Id FROM ${object} WHERE toLabel(${field}) = 'a'`,
    `SELECT Id FROM ${object} WHERE CALENDAR_YEAR(${field}) = 2026`,
    `SELECT Id FROM ${object} ORDER BY ${field}`,
    `SELECT Id FROM ${object} ORDER BY ${field} DESC NULLS LAST LIMIT 1`,
    `SELECT COUNT() FROM ${object} WHERE ${field} != null`,
    `SELECT COUNT(${field}) FROM ${object}`,
    `SELECT COUNT_DISTINCT(${field}) FROM ${object}`,
    `SELECT MIN(${field}) FROM ${object}`,
    `SELECT MAX(${field}) FROM ${object}`,
    `SELECT SUM(${field}) FROM ${object}`,
    `SELECT ${field} FROM ${object} GROUP BY ${field}`,
    `SELECT COUNT(Id) FROM ${object} GROUP BY ${field}`,
    `SELECT COUNT(Id) FROM ${object} GROUP BY ROLLUP(${field})`,
    `SELECT COUNT(Id) FROM ${object} GROUP BY CALENDAR_YEAR(${field})`,
    `SELECT Id FROM ${object} GROUP BY Id HAVING COUNT(${field}) > 0`,
    `SELECT Id FROM ${object} GROUP BY Id ORDER BY MAX(${field})`,
    `SELECT Id FROM ${object} WHERE Id IN (SELECT ${field} FROM ${object})`,
    `SELECT Id FROM ${object} WHERE Id IN (SELECT Id FROM ${object} WHERE ${field} = null)`,
    `SELECT Id FROM ${object} WHERE Id NOT IN (SELECT Id FROM ${object} WHERE ${field} != null)`,
  ];
}

/** Statements by which a field could be learnt over a reference to its object, or from the list of what refers to another. */
export function waysOver(
  { from, field: reference, relationship, to, children, isOneOfSeveral }: Link,
  field: string,
): string[] {
  const [object, path] = [from.apiName, `${relationship}.${field}`];
  return [
    `SELECT ${path} FROM ${object}`,
    `SELECT Id FROM ${object} WHERE ${path} = null`,
    `SELECT Id FROM ${object} ORDER BY ${path}`,
    `SELECT COUNT(${path}) FROM ${object}`,
    `SELECT COUNT(Id) FROM ${object} GROUP BY ${path}`,
    `SELECT Id FROM ${object} WHERE ${reference} IN (SELECT Id FROM ${to.apiName} WHERE ${field} = null)`,
    ...(isOneOfSeveral
      ? [`SELECT TYPEOF ${relationship} WHEN ${to.apiName} THEN ${field} END FROM ${object}`]
      : []),
    ...(children === undefined
      ? []
      : [`SELECT Id, (SELECT Id FROM ${children} WHERE ${path} = null) FROM ${to.apiName}`]),
  ];
}

/** Statements by which a field of a record could be learnt from the list of such records below another. */
export function waysBelow({ to, children }: Link, field: string): string[] {
  if (children === undefined) return [];
  return [
    `SELECT Id, (SELECT ${field} FROM ${children}) FROM ${to.apiName}`,
    `SELECT Id, (SELECT Id FROM ${children} WHERE ${field} = null) FROM ${to.apiName}`,
    `SELECT Id, (SELECT Id FROM ${children} ORDER BY ${field}) FROM ${to.apiName}`,
  ];
}
