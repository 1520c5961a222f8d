import type { Assignment } from './read-categories.ts';

/** The categories that a product shall be in, and the main one of them. */
export interface Choice {
  /** Ids of categories in the order in which they were chosen. */
  ids: readonly string[];
  mainId: string | undefined;
}

/** What is saved; without a category that is marked as the main one, the first one is. */
export function savedChoice(assignments: readonly Assignment[]): Choice {
  const ids = assignments.map(({ categoryId }) => categoryId);
  return { ids, mainId: assignments.find(({ isMain }) => isMain)?.categoryId ?? ids[0] };
}

/** Chooses a category, or takes it out. Where there are categories one of them is the main one. */
export function toggled({ ids, mainId }: Choice, id: string): Choice {
  const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return { ids: next, mainId: mainId !== undefined && next.includes(mainId) ? mainId : next[0] };
}

/** How a choice differs from what is saved. */
export interface ChoiceChanges {
  added: readonly string[];
  removed: readonly string[];
  isMainChanged: boolean;
}

export function changesOf(saved: Choice, chosen: Choice): ChoiceChanges {
  return {
    added: chosen.ids.filter((id) => !saved.ids.includes(id)),
    removed: saved.ids.filter((id) => !chosen.ids.includes(id)),
    isMainChanged: saved.mainId !== chosen.mainId,
  };
}

/** How many changes there are; another main category beside others counts by itself. */
export const countChoices = ({ added, removed, isMainChanged }: ChoiceChanges): number =>
  added.length + removed.length || (isMainChanged ? 1 : 0);

/** The choice over what somebody else has saved meanwhile: what was changed here is, all else is as they left it. */
export function over(
  newest: Choice,
  { added, removed, isMainChanged }: ChoiceChanges,
  chosen: Choice,
): Choice {
  const kept = newest.ids.filter((id) => !removed.includes(id));
  const ids = [...kept, ...added.filter((id) => !kept.includes(id))];
  const wanted = isMainChanged ? chosen.mainId : newest.mainId;
  return { ids, mainId: wanted !== undefined && ids.includes(wanted) ? wanted : ids[0] };
}
