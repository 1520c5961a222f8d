import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testsRunOnPostgres } from '#mock/store/postgres-tests.ts';
import { badBodies } from './bad-bodies.ts';
import { badValues } from './bad-values.ts';
import { type Answer, type Call, perform, withoutParameter, withParameter } from './call.ts';
import { type Declared, type Parameter, successOf } from './declared.ts';
import { digestOf } from './digest.ts';
import { isKept, takesAnything } from './exemptions.ts';
import { expectAnswer, expectRefusal, NOT_FOUND } from './refusals.ts';
import type { BaseWorld, ChangingRead, Row, Rows } from './row.ts';
import { namesSomething, unknownValue } from './unknown.ts';
import { wayTo } from './ways-to-errors.ts';

/**
 * Whether what is refused by the contract alone is tried, which asks no records: where the stores are in memory.
 */
const triesContracts = !testsRunOnPostgres();
/** Statuses of requests that are refused before anything is read of them. */
const BEFORE_READING = [413, 415];

/**
 * Proves of every operation that it answers from the records, that every status it declares is reached with a body of
 * the declared form, that bad input of each parameter and each member of the body is refused, and that no refusal leaves
 * anything behind. That the examples of every operation validate is proved in test/contract.
 */
export function describeOperations<W extends BaseWorld>(
  operations: readonly Declared[],
  rows: Rows<W>,
  openWorld: () => Promise<W>,
): void {
  let world: W;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  it('knows every operation of the contract, and none beside', () => {
    expect(Object.keys(rows).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  const table = operations.map((operation): [string, Declared, Row<W>] => [
    operation.operationId,
    operation,
    rows[operation.operationId] as Row<W>,
  ]);
  describe.each(table.filter(([, , row]) => row))('%s', (operationId, operation, row) => {
    const send = (call: Call) => perform(world.caller, operationId, call);
    const success = row.success ?? successOf(operation);
    /** The same call each time, for what is refused and so changes nothing. */
    let usual: Promise<Call> | undefined;
    const usualCall = () => {
      usual ??= Promise.resolve(row.call(world));
      return usual;
    };

    it('is answered from the records', async () => {
      const call = await row.call(world);
      const stored = await digestOf(world.store);
      const before = await send(call);
      expectAnswer(operation, before, success);
      if (row.kind === 'write') return expect(await digestOf(world.store)).not.toEqual(stored);
      expect(lasting(await send(call)), 'the same while nothing changes').toEqual(lasting(before));
      if (row.kind === 'read') await change(row, call);
      if (row.kind === 'fixed' && !row.unlike) return;
      const after = await send(row.kind === 'fixed' && row.unlike ? await row.unlike(world) : call);
      expectAnswer(operation, after, success);
      expect(lasting(after)).not.toEqual(lasting(before));
    });

    async function change({ change: changing }: ChangingRead<W>, asked: Call): Promise<void> {
      world.clock.advance(1000);
      if (typeof changing === 'function') return void (await changing(world, asked));
      const answer = await perform(world.caller, changing.operationId, await changing.call(world));
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    }

    const tried = operation.parameters.filter(({ name }) => triesContracts || row.bad?.[name] !== undefined);
    it.each(tried.map((parameter): [string, Parameter] => [parameter.name, parameter]))(
      'refuses bad values of %s',
      async (name, parameter) => {
        const { in: place, schema, required } = parameter;
        const call = await usualCall();
        // An empty segment is another path, and an empty value of an optional parameter counts as none.
        const bad = badValues(schema).filter((value) => value !== '' || (place !== 'path' && required));
        for (const value of bad)
          expectRefusal(operation, await send(withParameter(call, place, name, value)), name, value);
        if (required && place !== 'path')
          expectRefusal(operation, await send(withoutParameter(call, place, name)), name);
        const refused = row.bad?.[name];
        const value = typeof refused === 'function' ? refused(world) : refused;
        if (value !== undefined)
          expectAnswer(
            operation,
            await send(withParameter(call, place, name, value)),
            400,
            `${name} = ${value}`,
          );
        const proved = bad.length > 0 || (required && place !== 'path') || value !== undefined;
        expect(
          proved || namesSomething(parameter) || takesAnything(operationId, name),
          `${name} takes anything`,
        ).toBe(true);
      },
    );

    const itOfBodies = operation.body && triesContracts ? it : undefined;
    itOfBodies?.('refuses bad values of each member of its body', async () => {
      const call = await usualCall();
      const { body = {}, isForm } = operation;
      if (isForm) return expectRefusal(operation, await send({ ...call, body: textOnly() }), 'fileData');
      const stored = await digestOf(world.store);
      const bad = badBodies(body, call.body);
      expect(bad.length).toBeGreaterThan(0);
      for (const { at, value } of bad) {
        const member = at.replace(/\.0$/, '').split('.').at(-1) ?? '';
        expectRefusal(operation, await send({ ...call, body: value }), member, value);
      }
      expect(await digestOf(world.store)).toEqual(stored);
    });

    itOfBodies?.('declares how large bodies and foreign media types are refused', () => {
      expect([...operation.statuses]).toEqual(expect.arrayContaining([413, 415]));
    });

    it('answers unknown things as declared', async () => {
      const call = await usualCall();
      for (const parameter of operation.parameters.filter(namesSomething)) {
        const { name, in: place } = parameter;
        const answer = await send(withParameter(call, place, name, unknownValue(parameter, call)));
        const expected = row.unknown?.[name]?.status ?? 404;
        expectAnswer(operation, answer, expected, name);
        if (expected === 404) expect(answer.body).toMatchObject(NOT_FOUND);
        else if (row.unknown?.[name]?.itemwise)
          expect(answer.body.results).toMatchObject([{ statusCode: 404, result: NOT_FOUND }]);
      }
    });

    it('shows a stranger no difference between what is somebody else’s and what is not there', async () => {
      const { by: _, ...call } = await usualCall();
      const named = operation.parameters.filter(({ in: place }) => place === 'path').filter(namesSomething);
      const asStranger = (asked: Call) => perform(world.stranger, operationId, asked);
      for (const parameter of named.filter(({ name }) => row.private?.includes(name))) {
        const absent = withParameter(call, 'path', parameter.name, unknownValue(parameter, call));
        const [foreign, missing] = [await asStranger(call), await asStranger(absent)];
        expect(foreign.status, `${parameter.name}: ${JSON.stringify(foreign.body)}`).toBeGreaterThanOrEqual(
          400,
        );
        expect([foreign.status, foreign.body], parameter.name).toEqual([missing.status, missing.body]);
      }
    });

    it('refuses guests as declared', async () => {
      const { by: _, ...call } = await usualCall();
      const answer = await perform(world.guest, operationId, call);
      expectAnswer(
        operation,
        answer,
        operation.open ? (row.guest ? success : (row.guestStatus ?? 404)) : 401,
      );
      if (answer.status === 404) expect(answer.body, 'as if it were not there').toMatchObject(NOT_FOUND);
      if (answer.status === 401) expect(answer.body).toMatchObject([{ errorCode: 'INVALID_SESSION_ID' }]);
    });

    const refusals = [...operation.statuses].filter((status) => status !== success);
    it.each(refusals.filter((status) => triesContracts || !BEFORE_READING.includes(status)))(
      'reaches its %i',
      async (status) => {
        const way = await wayTo(status, operation, row, world, usualCall);
        if (!way) expect.fail(`No call is known that ${operationId} answers with ${status}.`);
        const before = await digestOf(world.store);
        if (way.failure) world.failNext(way.failure);
        const answer = await send(way.call);
        expectAnswer(operation, answer, status);
        if (status < 400 || isKept(operationId, answer)) return;
        expect(await digestOf(world.store), 'a refusal changes nothing').toEqual(before);
      },
    );
  });
}

/** What an answer says, but for the id that every search and every recommendation has of its own, and the calls of a day. */
function lasting({ body }: Answer): unknown {
  if (!body?.queryId && !body?.correlationId && !body?.uuid && !body?.DailyApiRequests) return body;
  const { queryId: _, correlationId: __, uuid: ___, DailyApiRequests: ____, ...rest } = body;
  return rest;
}

/** A form without the file that it should bring. */
function textOnly(): FormData {
  const form = new FormData();
  form.set('title', 'Ohne Datei');
  return form;
}
