import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '#mock/apis/platform/testing/rest.ts';
import { objectDefinitions } from '#mock/objects/index.ts';
import { fieldsOf, linksOf, ROLES, type Role, reads } from './roles.ts';
import { waysBelow, waysInto, waysOver } from './ways.ts';

let rest: Rest;
const programs = new Map<Role, Program>();
beforeAll(async () => {
  rest = await openRest();
  for (const role of ROLES) programs.set(role, await rest.user(role));
});
afterAll(() => rest.close());

/** Of the ways into objects that are not read, each is tried with so many in turn. */
const SHARES = 4;

/** A field that no object has. */
const NOWHERE = 'Nowhere__c';

async function ask(role: Role, soql: string) {
  const { status, body } = await (programs.get(role) as Program).query(soql);
  return { status, ...(Array.isArray(body) ? body[0] : {}) } as {
    status: number;
    errorCode?: string;
    message?: string;
  };
}

/** What tells statements about fields apart from those about a field that is nowhere. */
async function differences(
  role: Role,
  ways: (field: string) => readonly string[],
  fields: readonly string[],
): Promise<string[]> {
  if (fields.length === 0) return [];
  const told: string[] = [];
  for (const [index, absent] of ways(NOWHERE).entries()) {
    const beside = await ask(role, absent);
    const expected = { ...beside, message: reasonOf(beside.message, NOWHERE) };
    for (const field of fields) {
      const soql = String(ways(field)[index]);
      const answer = await ask(role, soql);
      const isAlike =
        answer.errorCode === expected.errorCode && reasonOf(answer.message, field) === expected.message;
      if (answer.status !== 400 || !isAlike) told.push(`${soql}: ${JSON.stringify(answer)}`);
    }
  }
  return told;
}

/** The last line of a refusal, without the name that it is about. */
function reasonOf(message: string | undefined, name: string): string | undefined {
  return message?.split('\n').at(-1)?.replaceAll(name, '…');
}

const readable = (role: Role) => objectDefinitions.filter((definition) => reads(role, definition));

describe.each(ROLES)('fields that a %s does not see', (role) => {
  it('PF-SOQL-07 are as if they were not there, in every clause', async () => {
    for (const definition of readable(role)) {
      const into = (name: string) => waysInto(definition.apiName, name);
      expect(await differences(role, into, fieldsOf(role, definition, false))).toEqual([]);
    }
  });

  it('PF-SOQL-07 are not reached over any relationship, nor from any list of children', async () => {
    for (const link of linksOf(role)) {
      const over = (name: string) => waysOver(link, name);
      expect(await differences(role, over, fieldsOf(role, link.to, false))).toEqual([]);
      if (!reads(role, link.to)) continue;
      const below = (name: string) => waysBelow(link, name);
      expect(await differences(role, below, fieldsOf(role, link.from, false))).toEqual([]);
    }
  });

  it('PF-SOQL-07 are those of objects that it does not read, whose names are unknown', async () => {
    for (const [index, definition] of objectDefinitions.filter((one) => !reads(role, one)).entries()) {
      const { apiName } = definition;
      for (const soql of waysInto(apiName, 'CreatedDate').filter(
        (_, way) => way % SHARES === index % SHARES,
      )) {
        const answer = await ask(role, soql);
        expect(answer, soql).toMatchObject({ status: 400 });
        expect(['INVALID_TYPE', 'MALFORMED_QUERY'], soql).toContain(answer.errorCode);
      }
      expect(await ask(role, `SELECT Id FROM ${apiName}`)).toMatchObject({ errorCode: 'INVALID_TYPE' });
    }
  });
});

describe.each(ROLES)('fields that a %s sees', (role) => {
  it('PF-SOQL-07 are all answered', async () => {
    for (const definition of readable(role)) {
      const seen = fieldsOf(role, definition, true);
      const soql = `SELECT ${seen.join(', ')} FROM ${definition.apiName} LIMIT 1`;
      expect(await ask(role, soql), soql).toEqual({ status: 200 });
    }
  });
});
