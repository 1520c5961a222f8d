import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { allNavItems } from '../apps/visible-apps.ts';
import { notFound } from '../faults.ts';
import { askedListViewById } from '../list-views/stored-list-views.ts';
import { readDisplayName } from '../reading/display-name.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, readableObjectOf, viewerOf } from '../viewer.ts';

type Input = Schemas['FavoriteInput'];

/** What a favorite leads to. */
export interface FavoriteTarget {
  /** The target in its full form. */
  readonly target: string;
  /** Object that it is about. */
  readonly objectType: string | null;
  /** How the target is called. */
  readonly name: string;
}

/** What the input marks; 404 where there is no such thing that the session may see. */
export async function favoriteTarget(
  { target, targetType }: Input,
  context: RequestContext,
): Promise<FavoriteTarget> {
  switch (targetType) {
    case 'ListView':
      return listViewTarget(target, context);
    case 'ObjectHome':
      return objectTarget(target, context);
    case 'Record':
      return recordTarget(target, context);
    case 'Tab':
      return tabTarget(target, context);
  }
}

async function listViewTarget(id: string, context: RequestContext): Promise<FavoriteTarget> {
  const full = fullId(id);
  const { definition, label } = await askedListViewById(context.store, full, viewerOf(context));
  return { target: full, objectType: definition.apiName, name: label };
}

function objectTarget(name: string, context: RequestContext): FavoriteTarget {
  const { apiName, labelPlural } = readableObject(name, viewerOf(context));
  return { target: apiName, objectType: apiName, name: labelPlural[context.language] };
}

async function recordTarget(id: string, context: RequestContext): Promise<FavoriteTarget> {
  const full = fullId(id);
  const definition = readableObjectOf(full, viewerOf(context));
  const name = await readDisplayName(context.store, definition, full, viewerOf(context));
  return { target: full, objectType: definition.apiName, name };
}

function tabTarget(name: string, context: RequestContext): FavoriteTarget {
  const items = allNavItems(context.session, 'Large', viewerOf(context));
  const item = items.find(({ developerName }) => developerName.toLowerCase() === name.toLowerCase());
  if (!item) throw notFound();
  return { target: item.developerName, objectType: item.objectApiName ?? null, name: item.label };
}
