import type { Api } from '../generate/contracts.ts';
import type { OpenApiDocument } from '../generate/document.ts';
import { compareAnswers } from './answers.ts';
import { type AnsweredCalls, matchCalls } from './calls.ts';
import type { Difference } from './difference.ts';
import { compareInputs, compareParameters } from './inputs.ts';
import type { Finding } from './members.ts';
import { familyOf, segmentsOfContract, segmentsOfReference } from './paths.ts';
import type { Places } from './places.ts';
import { type Call, isIn, type Reference } from './tables.ts';

export interface Compared {
  differences: Difference[];
  /** Our operations, and how many of them have a page. */
  operations: number;
  documented: number;
}

export interface Contract {
  document: OpenApiDocument;
  places: Places;
}

/** Compares the contracts with the reference, at the version that `info.version` of each bundle states. */
export function compareContracts(contracts: ReadonlyMap<Api, Contract>, reference: Reference): Compared {
  const documents = new Map([...contracts].map(([api, { document }]) => [api, document]));
  const matches = matchCalls(documents, reference.calls);
  const members = Map.groupBy(reference.members, ({ type }) => type);
  const differences = [...contracts].flatMap(([api, { document, places }]) => {
    const operations = matches.filter((match) => match.api === api);
    const context = { document, version: String(document.info.version), members };
    const findings = [
      ...compareAnswers(operations, context),
      ...operations.flatMap((each) => compareParametersOf(each, reference, context.version)),
      ...compareInputs(operations, reference.fields, context),
    ];
    return [
      ...ownCalls(operations, places),
      ...lackingCalls(api, matches, reference.calls, places, context.version),
      ...distinct(findings).map((finding) => ({ ...finding, api, file: fileOf(finding, api, places) })),
    ];
  });
  const documented = matches.filter(({ calls }) => calls.length > 0).length;
  return { differences, operations: matches.length, documented };
}

function compareParametersOf(each: AnsweredCalls, { fields }: Reference, version: string): Finding[] {
  return each.calls.length === 0 ? [] : compareParameters(each, fields, version);
}

/** Schemas that several calls reach are compared once. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [`${each.kind} ${each.subject} ${each.member}`, each])).values()];
}

function fileOf({ subject }: Finding, api: Api, places: Places): string {
  const root = /^[A-Za-z]\w*/.exec(subject)?.[0] ?? '';
  return places.get(root) ?? `openapi/${api}`;
}

function ownCalls(operations: readonly AnsweredCalls[], places: Places): Difference[] {
  return operations
    .filter(({ calls }) => calls.length === 0)
    .map(({ api, located: { path, method, operation } }) => ({
      kind: 'call-own',
      api,
      file: places.get(operation.operationId) ?? `openapi/${api}`,
      subject: operation.operationId,
      member: method,
      detail: path,
    }));
}

function lackingCalls(
  api: Api,
  matches: readonly AnsweredCalls[],
  calls: readonly Call[],
  places: Places,
  version: string,
): Difference[] {
  const answered = new Set(matches.flatMap((match) => match.calls));
  const files = new Map(
    matches
      .filter((match) => match.api === api)
      .map(
        ({ located: { path, operation } }) =>
          [familyOf(segmentsOfContract(path)), places.get(operation.operationId)] as const,
      )
      .reverse(),
  );
  return calls
    .filter((call) => !answered.has(call) && isIn(call, version) && apiOf(call) === api)
    .map((call) => {
      const family = call.paths[0]
        ? familyOf(segmentsOfReference(call.paths[0]))
        : familyOfTitle(call.resource);
      const file = files.get(family) ?? `openapi/${api}/${family}.yaml`;
      const subject = call.resource;
      return { kind: 'call-lacking', api, file, subject, member: call.method, detail: call.paths[0] ?? '' };
    });
}

function apiOf({ paths: [path = ''] }: Call): Api {
  if (path.startsWith('/ui-api/')) return 'record-data';
  return path.startsWith('/connect/') ? 'cms' : 'commerce';
}

/** `Commerce Webstore Promotions, Execute Action` is about `promotions`. */
function familyOfTitle(resource: string): string {
  const [title = ''] = resource.replace('Commerce Webstore ', '').split(',');
  return title.toLowerCase().replaceAll(' ', '-');
}
