import type { Input } from '#client/operation.ts';
import type { ListInfo } from '#client/records/types.ts';
import type { LogicFault } from './filter-logic.ts';
import { logicFault } from './filter-logic.ts';
import type { ListObjectColumn, ListObjectInfo, Operator } from './operators.ts';

export const visibilities = ['Private', 'Public', 'Shared'] as const;
export type Visibility = (typeof visibilities)[number];

/** A condition as it is put together; its key stays while others are moved or deleted. */
export interface FilterDraft {
  key: number;
  fieldApiName: string;
  operator: Operator;
  operands: string[];
}

/** A list view as it is put together. */
export interface ViewDraft {
  label: string;
  columns: string[];
  filters: FilterDraft[];
  logic: string;
  scope: string;
  /** Id of the queue that the scope is limited to; empty for none. */
  scopeEntity: string;
  /** Undefined for one that we do not know, which a save leaves as it is. */
  visibility: Visibility | undefined;
  shares: string[];
}

/** What is being done with it. */
export type EditKind = 'create' | 'clone' | 'edit';

/** The draft that an edit starts with: the list view, or the first columns of the object. */
export function viewDraft(info: ListInfo, kind: EditKind, cloneLabel: string): ViewDraft {
  const isCopy = kind !== 'edit';
  const groups = [info.listShares ?? []].flat().flatMap(({ shares }) => shares);
  return {
    label: kind === 'create' ? '' : isCopy ? cloneLabel : info.label,
    columns: info.displayColumns.map(({ fieldApiName }) => fieldApiName),
    filters: kind === 'create' ? [] : info.filteredByInfo.map(filterDraft),
    logic: kind === 'create' ? '' : (info.filterLogicString ?? ''),
    scope: (kind !== 'create' && info.scope?.apiName) || 'everything',
    scopeEntity: (kind !== 'create' && info.scope?.entity?.id) || '',
    visibility: isCopy ? 'Private' : visibilities.find((known) => known === (info.visibility ?? 'Private')),
    shares: isCopy ? [] : groups.map(({ shareApiName }) => shareApiName),
  };
}

const filterDraft = (
  { fieldApiName, operator, operandLabels }: ListInfo['filteredByInfo'][number],
  key: number,
): FilterDraft => ({ key, fieldApiName, operator, operands: operandLabels.map((label) => label ?? '') });

/** A further condition, with the operator that the field usually has. */
export function newFilter(filters: readonly FilterDraft[], column: ListObjectColumn): FilterDraft {
  const key = Math.max(-1, ...filters.map((filter) => filter.key)) + 1;
  const operator = (column.defaultFilterOperator ??
    column.supportedFilterOperators?.[0] ??
    'Equals') as Operator;
  return { key, fieldApiName: column.fieldApiName, operator, operands: [] };
}

/** The body of a save, less the name of a new list view. */
export function viewInput(draft: ViewDraft, { isFixed, maySee }: { isFixed: boolean; maySee: boolean }) {
  const { label, columns, filters, logic, scope, scopeEntity, visibility, shares } = draft;
  const content = {
    displayColumns: columns,
    filteredByInfo: filters.map(({ fieldApiName, operator, operands }) => ({
      fieldApiName,
      operator,
      operandLabels: operands.length > 0 ? operands : [''],
    })),
    filterLogicString: logic.trim() || null,
    scope: { apiName: scope, ...(scopeEntity && { entityId: scopeEntity }) },
  };
  if (isFixed) return content;
  const seen = maySee && visibility ? { visibility, listShares: visibility === 'Shared' ? shares : [] } : {};
  return { ...content, ...seen, label: label.trim() } satisfies Input<'updateListInfoByName'>['body'];
}

/** What a list view consists of, as it would be saved again. */
export const contentOf = (info: ListInfo): Input<'updateListInfoByName'>['body'] =>
  viewInput(viewDraft(info, 'edit', ''), { isFixed: !info.deletable, maySee: true });

export interface DraftFaults {
  label?: LogicFault;
  columns?: LogicFault;
  scopeEntity?: LogicFault;
  logic?: LogicFault;
  shares?: LogicFault;
}

/** The queues to which a scope can be limited; none where it is limited by itself. */
export const scopeEntities = ({ availableScopes }: ListObjectInfo, scope: string) =>
  availableScopes.find(({ apiName }) => apiName === scope)?.availableEntities ?? [];

/** What is wrong with a draft, before the platform is asked. */
export function draftFaults(draft: ViewDraft, possible: ListObjectInfo): DraftFaults {
  const { label, columns, filters, logic, scope, scopeEntity, visibility, shares } = draft;
  const isUnlimited = scopeEntity === '' && scopeEntities(possible, scope).length > 0;
  const wrong = logicFault(logic, filters.length);
  return {
    ...(label.trim() === '' && { label: { key: 'listView.labelMissing' } }),
    ...(columns.length === 0 && { columns: { key: 'listView.columnsMissing' } }),
    ...(isUnlimited && { scopeEntity: { key: 'listView.queueMissing' } }),
    ...(wrong && { logic: wrong }),
    ...(visibility === 'Shared' && shares.length === 0 && { shares: { key: 'listView.sharesMissing' } }),
  };
}

/** An API name for a label: its letters and digits, with a number after it while it is taken. */
export function apiNameFor(label: string, taken: readonly string[]): string {
  const plain = label
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 70);
  const base = plain || 'ListView';
  const lower = new Set(taken.map((name) => name.toLowerCase()));
  if (!lower.has(base.toLowerCase())) return base;
  let number = 2;
  while (lower.has(`${base}_${number}`.toLowerCase())) number += 1;
  return `${base}_${number}`;
}

/** The columns that a list can have, those of the draft included. */
export const displayable = ({ columns }: ListObjectInfo): ListObjectColumn[] =>
  columns.filter((column) => column.displayable !== false);
export const isFilterable = ({ supportedFilterOperators }: ListObjectColumn): boolean =>
  (supportedFilterOperators?.length ?? 0) > 0;
export const filterable = ({ columns }: ListObjectInfo): ListObjectColumn[] => columns.filter(isFilterable);
