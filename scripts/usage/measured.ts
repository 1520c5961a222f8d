import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedUsage } from '#test/journeys/pages/usage.ts';
import { REPOSITORY } from '../generate/contracts.ts';
import { readDocumentation } from './documented.ts';
import { foreignCalls } from './foreign-calls.ts';
import { meetingPlaceOf, readCallers } from './meeting-places.ts';
import { type ContractOperation, readOperations } from './operations.ts';
import { calledOperations, usageDifferences, usagePage } from './page.ts';

export const USAGE_PAGE = join(REPOSITORY, 'docs', 'usage.md');

/** The page that says what journeys have recorded. */
export function measuredPage(recorded: readonly RecordedUsage[]): string {
  const callers = readCallers();
  const elsewhere = (operation: ContractOperation) => meetingPlaceOf(operation, callers);
  return usagePage(readOperations(), recorded, elsewhere, readDocumentation());
}

/** What nothing documents and apps have called all the same; see foreignCalls. */
export const recordedForeignCalls = (recorded: readonly RecordedUsage[]): string[] =>
  foreignCalls(readOperations(), recorded, readDocumentation());

/** What docs/usage.md says otherwise than the journeys have recorded, a sentence for each operation. */
export function pageDifferences(recorded: readonly RecordedUsage[]): string[] {
  return usageDifferences(readPage(), measuredPage(recorded));
}

/** The operations that docs/usage.md says some screen calls. */
export const readCalledOperations = (): string[] => calledOperations(readPage());

const readPage = (): string => (existsSync(USAGE_PAGE) ? readFileSync(USAGE_PAGE, 'utf8') : '');
