import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '#mock/apis/platform/testing/rest.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { addressFields } from '#mock/model/metadata/address-fields.ts';
import { objectDefinition, objectDefinitions } from '#mock/objects/index.ts';
import type { AnyRow } from '#mock/store/row.ts';
import { type Asker, addPrivateRecords, PRIVATE } from './private-records.ts';
import { fieldsOf, type Link, linksOf, ROLES, type Role, reads } from './roles.ts';

let rest: Rest;
const programs = new Map<Role, Program>();
beforeAll(async () => {
  rest = await openRest();
  await seed(rest.store, { now: rest.clock(), products: 10 });
  for (const role of ROLES) {
    const username = `${role.toLowerCase().replaceAll(' ', '.')}@records.example`;
    programs.set(role, await rest.user(role, { username }));
  }
  await addPrivateRecords(
    rest.store,
    [...programs.values()].map(({ session }) => String(session.userId)),
  );
});
afterAll(() => rest.close());

const askerOf = (role: Role): Asker => ({ role, userId: String(programs.get(role)?.session.userId) });

async function answer(role: Role, soql: string) {
  const { status, body } = await (programs.get(role) as Program).query(soql);
  expect(status, `${soql}: ${JSON.stringify(body)}`).toBe(200);
  return body as { totalSize: number; records: Record<string, unknown>[] };
}

/** Ids of the records of an object that a role sees, by the table of who sees what. */
async function seenIds(role: Role, object: string): Promise<Set<string>> {
  const rows: AnyRow[] = await rest.store.find(object);
  const isSeen = PRIVATE[object] ?? (() => true);
  return new Set(rows.filter((row) => isSeen(row, askerOf(role))).map(({ Id }) => Id));
}

const privateObjects = Object.keys(PRIVATE).map(objectDefinition);

describe.each(ROLES)('records that a %s does not see', (role) => {
  it('PF-SOQL-07 are neither found, counted nor grouped, and no condition tells of them', async () => {
    for (const { apiName } of privateObjects.filter((one) => reads(role, one))) {
      const seen = await seenIds(role, apiName);
      const all = await rest.store.count(apiName);
      expect(all, apiName).toBeGreaterThan(0);
      const ids = (await answer(role, `SELECT Id FROM ${apiName}`)).records.map(({ Id }) => Id);
      expect(new Set(ids), apiName).toEqual(seen);
      for (const soql of [
        `SELECT COUNT() FROM ${apiName}`,
        `SELECT Id FROM ${apiName} WHERE NOT (Id = '001000000000000AAA')`,
        `SELECT Id FROM ${apiName} WHERE Id != null ORDER BY CreatedDate DESC`,
        `SELECT Id FROM ${apiName} GROUP BY Id`,
        `SELECT Id FROM ${apiName} WHERE Id IN (SELECT Id FROM ${apiName})`,
        `SELECT Id, CreatedBy.Id FROM ${apiName}`,
      ])
        expect((await answer(role, soql)).totalSize, soql).toBe(seen.size);
      expect((await answer(role, `SELECT COUNT(Id) n FROM ${apiName}`)).records).toMatchObject([
        { n: seen.size },
      ]);
      const anti = `SELECT Id FROM ${apiName} WHERE Id NOT IN (SELECT Id FROM ${apiName})`;
      expect((await answer(role, anti)).totalSize, anti).toBe(0);
    }
  });

  it('PF-SOQL-07 are not reached over a relationship', async () => {
    const links = linksOf(role).filter(({ to }) => PRIVATE[to.apiName] && reads(role, to));
    for (const link of links) await notReached(role, link);
    if (role !== 'Buyer') expect(links.length).toBeGreaterThan(0);
  });

  it('PF-SOQL-07 are not in the lists of the records that they refer to', async () => {
    const lists = linksOf(role).filter(
      ({ from, to, children }) => PRIVATE[from.apiName] && children && reads(role, to),
    );
    for (const { from, field, to, children } of lists) {
      const seen = await seenIds(role, from.apiName);
      const { records } = await answer(role, `SELECT Id, (SELECT Id FROM ${children}) FROM ${to.apiName}`);
      const listed = records.flatMap(
        (record) => (record[String(children)] as { records: { Id: string }[] } | null)?.records ?? [],
      );
      const rows: AnyRow[] = await rest.store.find(from.apiName);
      const expected = rows.filter((row) => seen.has(row.Id) && String(row[field]).startsWith(to.keyPrefix));
      expect(new Set(listed.map(({ Id }) => Id)), `${to.apiName}.${children}`).toEqual(
        new Set(expected.map(({ Id }) => Id)),
      );
    }
  });
});

/** What refers to a record out of sight answers nothing of it, and no condition finds it by that. */
async function notReached(role: Role, { from, field, relationship, to }: Link): Promise<void> {
  const seen = await seenIds(role, to.apiName);
  const rows: AnyRow[] = (await rest.store.find(from.apiName)) as AnyRow[];
  const own = await seenIds(role, from.apiName);
  const referring = rows.filter(
    (row) => own.has(row.Id) && String(row[field] ?? '').startsWith(to.keyPrefix),
  );
  const reached = referring.filter((row) => seen.has(String(row[field])));
  const object = from.apiName;
  const prefix = `${field} IN (SELECT Id FROM ${to.apiName})`;
  expect((await answer(role, `SELECT Id FROM ${object} WHERE ${prefix}`)).totalSize, prefix).toBe(
    reached.length,
  );
  const { records } = await answer(
    role,
    `SELECT Id, ${relationship}.Id, ${relationship}.Name FROM ${object}`,
  );
  const answered = records.filter((record) =>
    seen.has(String((record[relationship] as { Id?: string } | null)?.Id)),
  );
  expect(answered.length, `${object}.${relationship}`).toBe(reached.length);
  const hidden = referring.filter((row) => !seen.has(String(row[field])));
  for (const { Id } of hidden) {
    expect(records.find((record) => record.Id === Id)?.[relationship], `${object} ${Id}`).toBeNull();
    const found = await answer(
      role,
      `SELECT Id FROM ${object} WHERE Id = '${Id}' AND ${relationship}.Name != null`,
    );
    expect(found.totalSize).toBe(0);
  }
}

describe.each(ROLES)('all fields of a record that a %s reads', (role) => {
  it('PF-SOQL-07 are those that the role sees', async () => {
    let found = 0;
    for (const definition of objectDefinitions.filter((one) => reads(role, one))) {
      const { records } = await answer(role, `SELECT FIELDS(ALL) FROM ${definition.apiName} LIMIT 2`);
      const addresses = addressFields(definition).map(({ apiName }) => apiName);
      const seen = [...fieldsOf(role, definition, true), ...addresses].toSorted();
      for (const record of records) {
        const { attributes: _, ...members } = record;
        expect(Object.keys(members).toSorted(), definition.apiName).toEqual(seen);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
