import type { ListInfoSummary } from '#client/records/types.ts';

/** The view that a list opens with: the one asked for, else the pinned one, else the first; undefined for an unknown one. */
export function chosenView(
  views: readonly ListInfoSummary[],
  asked: string | undefined,
  pinned: string | undefined,
): ListInfoSummary | undefined {
  return asked === undefined ? (named(views, pinned) ?? views[0]) : named(views, asked);
}

/** A list view by its name, whatever its case, or by its id of 15 or 18 characters. */
const named = (views: readonly ListInfoSummary[], name: string | undefined) =>
  views.find(
    ({ apiName, id }) =>
      apiName.toLowerCase() === name?.toLowerCase() ||
      (id !== null && (id === name || id.slice(0, 15) === name)),
  );
