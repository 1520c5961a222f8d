import type { ActionCollections } from '#client/actions/types.ts';

/** What the platform calls the actions that it offers, as a text. */
export function actionNames({ actions }: Pick<ActionCollections, 'actions'>): string {
  const offered = Object.values(actions).flatMap((collection) => collection.actions);
  return [...new Set(offered.map(({ label, apiName }) => label ?? apiName))].join(', ') || '–';
}
