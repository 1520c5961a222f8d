import type { Api } from '../generate/contracts.ts';
import { type LocatedOperation, type OpenApiDocument, operationsOf } from '../generate/document.ts';
import { likeness, segmentsOfContract, segmentsOfReference } from './paths.ts';
import type { Call } from './tables.ts';

/** An operation of ours with the documented calls that it answers; most have one, a batch may have several. */
export interface AnsweredCalls {
  api: Api;
  document: OpenApiDocument;
  located: LocatedOperation;
  calls: readonly Call[];
}

/** Finds the documented calls of each operation by method and path; of several paths the most alike. */
export function matchCalls(
  bundles: ReadonlyMap<Api, OpenApiDocument>,
  calls: readonly Call[],
): AnsweredCalls[] {
  return [...bundles].flatMap(([api, document]) =>
    operationsOf(document).map((located) => ({ api, document, located, calls: callsOf(located, calls) })),
  );
}

function callsOf({ path, method }: LocatedOperation, calls: readonly Call[]): Call[] {
  const ours = segmentsOfContract(path);
  const scored = calls
    .filter((call) => call.method === method)
    .map((call) => ({
      call,
      score: Math.max(0, ...call.paths.map((theirs) => likeness(ours, segmentsOfReference(theirs)))),
    }));
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ call }) => call);
}
