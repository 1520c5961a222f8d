import type { ListView } from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Store } from '../../../store/store.ts';
import { recentIds } from '../recent-use/recent-use.ts';
import type { Condition } from '../where/parse-where.ts';

/** What the scope of a list leaves of its records. */
export interface ListScopeLimit {
  readonly condition?: Condition;
  /** The records used last, the latest first. */
  readonly ids?: readonly string[];
}

const NOTHING: Condition = { kind: 'or', conditions: [] };

/** Turns the scope of a list into a condition on its records. */
export async function limitByScope(
  store: Store,
  { definition, scope, scopeEntity }: ListView,
  { userId }: Viewer,
): Promise<ListScopeLimit> {
  switch (scope) {
    case 'everything':
      return {};
    case 'mine':
      return { condition: userId === null ? NOTHING : ownedBy(userId) };
    case 'queue':
      return { condition: scopeEntity === null ? NOTHING : ownedBy(scopeEntity.id) };
    case 'mru': {
      const ids = await recentIds(store, userId, definition.apiName);
      return { condition: { kind: 'membership', path: ['Id'], operator: 'in', values: ids }, ids };
    }
  }
}

function ownedBy(ownerId: string): Condition {
  return { kind: 'comparison', path: ['OwnerId'], operator: 'eq', value: ownerId };
}
