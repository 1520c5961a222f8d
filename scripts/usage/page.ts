import type { RecordedUsage } from '#test/journeys/pages/usage.ts';
import type { App } from '../build/sources.ts';
import { foreignCalls } from './foreign-calls.ts';
import type { ContractOperation } from './operations.ts';

/** The journeys that a cell names; the others are counted. */
const MOST_NAMED = 3;
const NONE = '–';
const NO_SCREEN = 'no screen';

/**
 * The text of docs/usage.md.
 *
 * @param elsewhere says where an operation is met that no screen calls
 * @param documentedBy see readDocumentation
 */
export function usagePage(
  operations: readonly ContractOperation[],
  recorded: readonly RecordedUsage[],
  elsewhere: (operation: ContractOperation) => string,
  documentedBy: (operation: ContractOperation) => string | undefined,
): string {
  const callers = {
    storefront: journeysBy(recorded, 'storefront'),
    console: journeysBy(recorded, 'console'),
  };
  const calledBy = (app: App) => operations.filter(({ operationId }) => callers[app].has(operationId));
  const uncalled = operations.filter(
    ({ operationId }) => !callers.storefront.has(operationId) && !callers.console.has(operationId),
  );
  const called = operations.filter((operation) => !uncalled.includes(operation));
  const cells = ({ api, area, operationId }: ContractOperation) => [api, area, operationId];
  return `# Usage of operations

Which operations of the contracts the screens call. Written by \`npm run usage\` from the requests that reached the platform in a whole run of the journeys; who asked is told by the headers of the apps' servers. Requests that a journey itself sends to the platform do not count. At the end of \`npm test\` the operations that each app calls are compared with this page. What a screen calls in no journey is not seen.

${operations.length} operations. ${calledBy('storefront').length} are called by the storefront, ${calledBy('console').length} by the console, and **${uncalled.length} by no screen**, ${uncalled.filter(({ api }) => api === 'sandbox').length} of these in the sandbox.

## What documents the calls of screens

Journeys walk on a strict platform, which knows nothing but what is documented outside of this project; the sandbox is called in the few that are about it. **${foreignCalls(operations, recorded, documentedBy).length} calls of a strict platform are documented nowhere.**

${documentation(called, documentedBy)}

## Called by no screen

${table(
  ['API', 'Area', 'Operation', 'Where it is met'],
  uncalled.map((operation) => [...cells(operation), elsewhere(operation)]),
)}

## Called by screens

The journeys in which an app called the operation: up to ${MOST_NAMED} by title, in alphabetical order, and how many there are beside them.

${table(
  ['API', 'Area', 'Operation', 'Storefront', 'Console'],
  called.map((operation) => [
    ...cells(operation),
    titles(callers.storefront.get(operation.operationId)),
    titles(callers.console.get(operation.operationId)),
  ]),
)}
`;
}

/** How many operations each text documents. */
function documentation(
  called: readonly ContractOperation[],
  documentedBy: (operation: ContractOperation) => string | undefined,
): string {
  const texts = Map.groupBy(called, (each) => documentedBy(each) ?? 'The sandbox of the mock.');
  return [...texts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([text, { length }]) => `- ${length}: ${text}`)
    .join('\n');
}

/** Titles of the journeys in which an app called each operation. */
function journeysBy(recorded: readonly RecordedUsage[], app: App): Map<string, Set<string>> {
  const journeys = new Map<string, Set<string>>();
  for (const { journey, [app]: called } of recorded)
    for (const operationId of called)
      journeys.set(operationId, (journeys.get(operationId) ?? new Set()).add(journey));
  return journeys;
}

function titles(journeys: ReadonlySet<string> | undefined): string {
  if (!journeys) return NONE;
  const sorted = [...journeys].toSorted((a, b) => a.localeCompare(b, 'en')).map(inCell);
  const others = sorted.length - MOST_NAMED;
  return `${sorted.slice(0, MOST_NAMED).join('; ')}${others > 0 ? `; and ${others} more` : ''}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const inCell = (text: string): string => text.replaceAll('|', '\\|');

/** By whom a page says that each operation is called: by apps, or where else it is met. */
function statedUsage(page: string): Map<string, string> {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    rows.flatMap((row) => {
      const [, , operationId = '', storefront = '', console] = row.slice(2, -2).split(/(?<!\\) \| /);
      if (!/^[a-z]\w+$/.test(operationId)) return [];
      if (console === undefined) return [[operationId, `${NO_SCREEN}: ${storefront}`]];
      const apps = [...(storefront === NONE ? [] : ['storefront']), ...(console === NONE ? [] : ['console'])];
      return [[operationId, apps.join(' and ')]];
    }),
  );
}

/** The operations that a page says some screen calls. */
export function calledOperations(page: string): string[] {
  return [...statedUsage(page)]
    .filter(([, callers]) => !callers.startsWith(NO_SCREEN))
    .map(([operationId]) => operationId);
}

/** The operations of which two pages say different things, a sentence each; titles of journeys do not matter. */
export function usageDifferences(page: string, measured: string): string[] {
  const [stated, found] = [statedUsage(page), statedUsage(measured)];
  return [...new Set([...stated.keys(), ...found.keys()])]
    .filter((operationId) => stated.get(operationId) !== found.get(operationId))
    .map(
      (operationId) =>
        `${operationId} is called by ${found.get(operationId) ?? 'nobody'}, docs/usage.md says by ${stated.get(operationId) ?? 'nobody'}`,
    );
}
