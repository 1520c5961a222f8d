import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toLongId } from '#mock/store/ids.ts';
import { badValues } from './record-data/bad-values.ts';
import { type Answer, type Call, perform, withoutParameter, withParameter } from './record-data/call.ts';
import { type Declared, declaredOperations, type Parameter, successOf } from './record-data/declared.ts';
import type { Change, Row } from './record-data/row.ts';
import { rows } from './record-data/rows/index.ts';
import { openWorld, type World } from './record-data/world.ts';

// That the examples of every operation validate is proved in test/contract/operations.test.ts.

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.platform.close());

const table = declaredOperations.map((operation): [string, Declared, Row] => [
  operation.operationId,
  operation,
  rows[operation.operationId] as Row,
]);

it('knows every operation of the contract, and none beside', () => {
  expect(Object.keys(rows).sort()).toEqual(table.map(([operationId]) => operationId).sort());
});

describe.each(table.filter(([, , row]) => row))('%s', (operationId, operation, row) => {
  const asStaff = (call: Call) => perform(world.merchandiser, operationId, call);
  const success = successOf(operation);

  it('is answered from the records', async () => {
    const call = await row.call(world);
    const before = await asStaff(call);
    expect(before, JSON.stringify(before.body)).toMatchObject({ status: success });
    if (row.kind === 'write') return;
    expect(lasting(await asStaff(call)), 'the same while nothing changes').toEqual(lasting(before));
    if (row.kind === 'read') await change(row.change);
    const after = await asStaff(row.kind === 'read' ? call : await row.unlike(world));
    expect(after.status).toBe(success);
    expect(lasting(after)).not.toEqual(lasting(before));
  });

  async function change({ operationId: changing, call }: Change): Promise<void> {
    world.platform.clock.advance(1000);
    const answer = await perform(world.merchandiser, changing, await call(world));
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  }

  it('refuses values that the schemas of its parameters do not allow', async () => {
    const call = await row.call(world);
    for (const { name, in: place, schema, required } of operation.parameters) {
      if (place === 'header') continue;
      // An empty segment is another path, and an empty value of an optional parameter counts as none.
      const bad = badValues(schema).filter((value) => value !== '' || (place === 'query' && required));
      for (const value of bad) expectRefusal(await asStaff(withParameter(call, place, name, value)), name);
      if (required && place === 'query') expectRefusal(await asStaff(withoutParameter(call, name)), name);
    }
    if (!operation.body) return;
    const body = operation.isForm ? textOnly() : ['no object'];
    expectRefusal(await asStaff({ ...call, body }), operation.isForm ? 'fileData' : 'body');
  });

  it('answers unknown things as declared', async () => {
    const call = await row.call(world);
    for (const parameter of operation.parameters.filter(namesSomething)) {
      const { name, in: place } = parameter;
      const asked = withParameter(call, place as 'path' | 'query', name, unknownValue(parameter, call));
      const answer = await asStaff(asked);
      const expected = row.unknown?.[name]?.status ?? 404;
      expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(expected);
      if (expected === 404) expect(answer.body).toMatchObject(NOT_FOUND);
      else if (row.unknown?.[name]?.itemwise)
        expect(answer.body.results).toMatchObject([{ statusCode: 404, result: NOT_FOUND }]);
    }
  });

  it('refuses guests as declared', async () => {
    const { status, body } = await perform(world.guest, operationId, await row.call(world));
    const expected = operation.open ? (row.guest ? success : 403) : 401;
    expect(status, JSON.stringify(body)).toBe(expected);
    expect(operation.statuses).toContain(status);
    if (status === 401) expect(body).toMatchObject([{ errorCode: 'INVALID_SESSION_ID' }]);
  });
});

const NOT_FOUND = [{ errorCode: 'NOT_FOUND', message: expect.stringMatching(/\w/) }];

/** What an answer says, but for the id that every search has of its own. */
function lasting({ body }: Answer): unknown {
  if (body?.queryId === undefined) return body;
  const { queryId: _, ...rest } = body;
  return rest;
}

/** The platform's form of a refusal, naming what was wrong. */
function expectRefusal({ status, body }: Answer, name: string): void {
  expect(status, `${name}: ${JSON.stringify(body)}`).toBe(400);
  expect(body).toMatchObject([
    { errorCode: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringContaining(name) },
  ]);
}

/** A form without the file that it should bring. */
function textOnly(): FormData {
  const form = new FormData();
  form.set('title', 'Ohne Datei');
  return form;
}

/** Parameters that name a thing which may not exist: all of the path, and ids and names in the query. */
function namesSomething({ in: place, name }: Parameter): boolean {
  return place === 'path' || (place === 'query' && /^(names|ids)$|Ids?$/.test(name));
}

/** A well-formed value that nothing has, of the same kind of thing where the call has one. */
function unknownValue({ name }: Parameter, { path = {}, query = {} }: Call): string {
  const known = String([path[name] ?? query[name] ?? world.recordTypeId].flat()[0]);
  if (known.includes('.')) return 'Account.Nothing';
  return toLongId(known) ? String(toLongId(`${known.slice(0, 12)}zzz`)) : 'Nothing';
}
