import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { objectDefinitions } from '#mock/objects/index.ts';
import { ConstraintError } from '#mock/store/constraint-error.ts';
import type { Store } from '#mock/store/store.ts';

/**
 * Lets whatever refers to one of the records refer to another one instead, and answers the ids of what was changed. What
 * that one has already, such as its only membership of a group, is not moved: it goes with the record that it belongs to.
 */
export async function moveRelated(
  store: Store,
  { apiName }: Pick<ObjectDefinition, 'apiName'>,
  fromIds: readonly string[],
  toId: string,
): Promise<string[]> {
  const moved: string[] = [];
  for (const [child, field] of referencesTo(apiName)) {
    const rows = await store.find(child, { where: { [field]: { in: [...fromIds] } } });
    for (const { Id } of rows) {
      if (await isMoved(store, child, Id as string, { [field]: Id === toId ? null : toId }))
        moved.push(Id as string);
    }
  }
  return [...new Set(moved)];
}

async function isMoved(store: Store, child: string, id: string, change: Record<string, string | null>) {
  try {
    await store.transaction((inner) => inner.update(child, id, change));
    return true;
  } catch (error) {
    if (error instanceof ConstraintError && error.kind === 'unique') return false;
    throw error;
  }
}

/** Fields that refer to the object; who wrote a record and what was changed of it is left out, as facts of the past. */
const referencesTo = (apiName: string): [string, string][] =>
  objectDefinitions.flatMap((definition) =>
    Object.entries(definition.historyOf ? {} : definition.fields)
      .filter(([, { reference, formula }]) => !formula && reference?.to.includes(apiName))
      .map(([field]): [string, string] => [definition.apiName, field]),
  );
