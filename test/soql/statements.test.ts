import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededShop, type SeededShop } from './seeded-shop.ts';
import { statements } from './statements/index.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

/** The members of a record in their order, those of other records among them; a lone one as itself. */
function rowOf(record: object): unknown {
  const values = membersOf(record);
  return values.length === 1 ? values[0] : values;
}

function membersOf(record: object): unknown[] {
  const members = Object.entries(record).filter(([name]) => name !== 'attributes');
  return members.flatMap(([, value]) => {
    if (typeof value !== 'object' || value === null) return [value];
    return 'records' in value ? [(value.records as object[]).map(rowOf)] : membersOf(value);
  });
}

/** Groups come in no order unless one is asked for. */
function comparable(soql: string, rows: readonly unknown[]): readonly unknown[] {
  const isUnordered = /GROUP BY/.test(soql) && !/ORDER BY/.test(soql);
  const written = rows.map((row) => JSON.stringify(row));
  return isUnordered ? written.toSorted() : written;
}

describe('statements about the demo shop', () => {
  it('PF-SOQL-01 are three hundred different ones, of which most find something', () => {
    expect(new Set(statements.map(([soql]) => soql)).size).toBe(statements.length);
    expect(statements.length).toBeGreaterThanOrEqual(300);
    const finding = statements.filter(([, rows]) => rows(seeded.shop).length > 0);
    expect(finding.length / statements.length).toBeGreaterThan(0.85);
  });

  it.each(statements)('PF-SOQL-01 %s', async (soql, rows) => {
    const { status, body } = await seeded.program.query(soql);
    expect(status, JSON.stringify(body)).toBe(200);
    const expected = rows(seeded.shop);
    expect(comparable(soql, body.records.map(rowOf))).toEqual(comparable(soql, expected));
    expect(body).toMatchObject({ totalSize: expected.length, done: true });
  });
});
