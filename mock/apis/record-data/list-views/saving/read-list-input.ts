import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import { shareGroups } from '../../../../model/access/list-view-access.ts';
import { availableScopes } from '../../../../model/metadata/list-scopes.ts';
import type { ListView, ScopeEntity } from '../../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../../model/metadata/rights.ts';
import type { Schemas } from '../../../../model/metadata/schemas.ts';
import { toLongId } from '../../../../store/ids.ts';
import type { Update } from '../../../../store/row.ts';
import { filterLogicFaults } from './check-filter-logic.ts';
import { type ListFault, listFault } from './list-messages.ts';
import { readColumns } from './read-columns.ts';
import { readFilters } from './read-filters.ts';

/** What a request says about a list view; what it leaves out stays. */
export type ListInput = Schemas['ListInfoUpdateInput'];
/** The fields of its record that change. */
export type ListViewChanges = Update<'ListView'>;

/**
 * Reads what a request says about a list view, with everything that is wrong with it.
 *
 * @param queues those to which it can be limited
 */
export function readListInput(
  before: ListView,
  input: ListInput,
  queues: readonly ScopeEntity[],
  viewer: Viewer,
): { changes: ListViewChanges; faults: ListFault[] } {
  const faults: ListFault[] = [];
  const changes = {
    ...readLabel(before, input, faults, viewer),
    ...readContent(before, input, faults, viewer),
    ...readScope(before, input, { queues, faults }, viewer),
    ...readVisibility(before, input, faults, viewer),
  };
  return { changes, faults };
}

/** 400 with all faults, if there are any. */
export function refuseFaulty([first, ...more]: readonly ListFault[]): void {
  if (first) throw new PlatformFault(400, first.errorCode, first.message, { more });
}

function readLabel(
  before: ListView,
  { label }: ListInput,
  faults: ListFault[],
  { language }: Viewer,
): ListViewChanges {
  const text = label?.trim();
  if (text === undefined || (before.kind === 'standard' && text === before.label)) return {};
  if (before.kind === 'standard') faults.push(listFault('labelFixed', language));
  if (text === '' || text.includes('\u0000')) faults.push(listFault('labelEmpty', language));
  return { Name: text };
}

function readContent(
  before: ListView,
  { displayColumns, filteredByInfo, filterLogicString }: ListInput,
  faults: ListFault[],
  viewer: Viewer,
): ListViewChanges {
  const { definition } = before;
  const columns = displayColumns && readColumns(definition, displayColumns, faults, viewer);
  const known = faults.length;
  const filters = filteredByInfo && readFilters(definition, filteredByInfo, faults, viewer);
  const logic = filterLogicString === undefined ? before.filterLogic : filterLogicString?.trim() || null;
  // A condition that was refused leaves a gap in the numbers; the logic is judged once all conditions make sense.
  if (logic !== null && faults.length === known)
    faults.push(...filterLogicFaults(logic, (filters ?? before.filters).length, viewer));
  const isFiltered = filters !== undefined || filterLogicString !== undefined;
  return {
    ...(columns && { Columns__c: JSON.stringify(columns) }),
    ...(isFiltered && { Filters__c: JSON.stringify(filters ?? before.filters), FilterLogic__c: logic }),
  };
}

function readScope(
  { definition }: ListView,
  { scope }: ListInput,
  { queues, faults }: { queues: readonly ScopeEntity[]; faults: ListFault[] },
  { language }: Viewer,
): ListViewChanges {
  if (!scope) return {};
  const name = scope.apiName;
  const known = availableScopes(definition).find((one) => one.toLowerCase() === name.toLowerCase());
  const asked = known === 'queue' && scope.entityId ? toLongId(scope.entityId) : undefined;
  const queue = queues.find(({ id }) => id === asked);
  if (!known) faults.push(listFault('unknownScope', language, { name }));
  else if (scope.relatedEntityId || (known !== 'queue' && scope.entityId))
    faults.push(listFault('scopeEntity', language, { name }));
  else if (known === 'queue' && !queue)
    faults.push(listFault(scope.entityId ? 'unknownQueue' : 'queueMissing', language));
  return { Scope__c: known ?? null, ScopeEntityId__c: queue?.id ?? null };
}

function readVisibility(
  before: ListView,
  { visibility = before.visibility, listShares }: ListInput,
  faults: ListFault[],
  { language }: Viewer,
): ListViewChanges {
  if (before.kind === 'standard') {
    const isSame = visibility === 'Public' && !listShares?.length;
    if (!isSame) faults.push(listFault('visibilityFixed', language));
    return {};
  }
  const shares = visibility === 'Shared' ? (listShares ?? before.shares) : (listShares ?? []);
  const unknown = shares.filter((name) => !shareGroups.some((group) => group === name));
  faults.push(...unknown.map((name) => listFault('unknownShare', language, { name })));
  if (visibility === 'Shared' && shares.length === 0) faults.push(listFault('sharesMissing', language));
  if (visibility !== 'Shared' && shares.length > 0) faults.push(listFault('sharesUnused', language));
  return { Visibility__c: visibility, Shares__c: JSON.stringify(shares) };
}
