import type { Api } from '../../contract/bundles.ts';
import type { Replaced } from '../operations/commerce/platform.ts';
import { rows as commerceRows } from '../operations/commerce/rows/index.ts';
import { operationsWithRows } from '../operations/declared.ts';
import { rows as recordDataRows } from '../operations/record-data/rows/index.ts';
import type { BaseWorld, Row, Rows } from '../operations/row.ts';
import { ask, mix } from './ask.ts';
import { contentDecisions } from './decisions/cms.ts';
import { commerceDecisions } from './decisions/commerce.ts';
import type { Decision } from './decisions/decision.ts';
import { recordDataDecisions } from './decisions/record-data.ts';
import { restDecisions } from './decisions/rest.ts';
import { judge, judgeMixed, type MatrixRun, type WrongDecision } from './judge.ts';
import { type Crowd, commerceCrowd, recordDataCrowd, roles } from './people.ts';
import { runSandboxMatrix } from './sandbox/run-sandbox-matrix.ts';
import { situationsOfRecords } from './situations/of-records.ts';
import { situationsOfShop } from './situations/of-shop.ts';
import { decideSituations, type Situations } from './situations/situation.ts';

/** What the table decides of every operation of the platform. */
const decisions: Readonly<Record<string, Decision>> = {
  ...commerceDecisions,
  ...contentDecisions,
  ...recordDataDecisions,
  ...restDecisions,
};

export interface MatrixOptions {
  /** The only operation to be asked. */
  readonly only?: string;
  /** Operations that are left out, since they cost more than the rest. */
  readonly without?: readonly string[];
  /** Handlers in place of the platform's own, to see whether the matrix notices. */
  readonly replace?: Replaced;
}

/** Every operation, by every role, for own, foreign and absent things. */
export async function runMatrix({ only, without, replace }: MatrixOptions = {}): Promise<MatrixRun> {
  const buyers = await decide(
    ['commerce', 'cms', 'platform'],
    commerceRows,
    situationsOfShop,
    () => commerceCrowd(replace),
    only,
  );
  const staff = await decide(
    ['record-data', 'platform'],
    recordDataRows,
    situationsOfRecords,
    () => recordDataCrowd(replace),
    only,
  );
  const developers = await runSandboxMatrix(
    ({ operationId }) => (only ?? operationId) === operationId && !without?.includes(operationId),
  );
  return {
    operations: buyers.operations + staff.operations + developers.operations,
    requests: buyers.requests + staff.requests + developers.requests,
    wrong: [...buyers.wrong, ...staff.wrong, ...developers.wrong],
  };
}

async function decide<W extends BaseWorld>(
  apis: readonly Api[],
  rows: Rows<W>,
  situations: Situations<W>,
  gather: () => Promise<Crowd<W>>,
  only: string | undefined,
): Promise<MatrixRun> {
  const all = operationsWithRows(apis, rows);
  const operations = all.filter(({ operationId }) => only === undefined || operationId === only);
  if (operations.length === 0) return { operations: 0, requests: 0, wrong: [] };
  const crowd = await gather();
  const wrong: WrongDecision[] = [];
  let requests = 0;
  try {
    for (const operation of operations) {
      const decision = decisions[operation.operationId];
      const row: Row<W> | undefined = rows[operation.operationId];
      if (!decision || !row) throw new Error(`Nobody has decided who may ${operation.operationId}.`);
      for (const role of roles) {
        const told = await ask(crowd, operation, row, role);
        requests += 1 + Object.keys(told.absent).length;
        wrong.push(...judge(operation, decision, role, told));
      }
      if (decision.buyer !== 'yes' || decision.otherBuyer === 'yes') continue;
      const mixed = await mix(crowd, operation, row);
      requests += 2 * mixed.length;
      wrong.push(...judgeMixed(operation, decision, mixed));
    }
    const inStates = await decideSituations(crowd, situations, only);
    requests += inStates.requests;
    wrong.push(...inStates.wrong);
  } finally {
    await crowd.world.close();
  }
  return { operations: operations.length, requests, wrong };
}
