import { arrangeNavItems } from '#client/apps/arrange.ts';
import { saveRecordAvatar } from '#client/avatars/avatars.ts';
import { addFavorite, orderFavorites, removeFavorite } from '#client/favorites/favorites.ts';
import { removeListView, saveListView, saveNewListView } from '#client/lists/list-views.ts';
import type { Platform } from '#client/platform.ts';
import { readNavItems } from '#client/records/apps.ts';
import {
  getApp,
  getFavorites,
  getListInfoByName,
  getUserNavItems,
} from '#generated/record-data/client.gen.ts';
import { pictureAssociation, readPicture } from '../../data/picture.ts';
import type { Setting } from '../../data/undo/settings.ts';
import type { Refused } from '../../data/undo/written.ts';
import { contentOf } from '../list-views/view-draft.ts';
import { takeBackArrangement } from './take-back-arrangement.ts';
import type { TakingBack } from './taking-back.ts';

/** Takes back what was not written as records, each by the call that it was written by. */
export async function takeBackSettings({
  platform,
  records,
  explain,
  texts,
}: TakingBack): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const { name, setting } of records) {
    if (!setting) continue;
    try {
      const isTakenBack = await takeBackSetting(platform, setting, name);
      if (!isTakenBack) refused.push({ name, reason: texts.arrangedSince });
    } catch (error) {
      refused.push({ name, reason: explain(error) });
    }
  }
  return refused;
}

/** False where somebody has changed it since. */
async function takeBackSetting(platform: Platform, setting: Setting, name: string): Promise<boolean> {
  switch (setting.of) {
    case 'arrangement':
      return takeBackArrangement(platform, setting);
    case 'avatar':
      return takeBackPicture(platform, setting, name);
    case 'favorite':
      return takeBackFavorite(platform, setting);
    case 'favoriteOrder':
      await reorder(platform, setting.before);
      return true;
    case 'listView':
      return takeBackListView(platform, setting);
    case 'navigation':
      return takeBackNavigation(platform, setting);
  }
}

async function reorder(platform: Platform, before: readonly string[]): Promise<void> {
  const places = new Map(before.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? places.size;
  await orderFavorites(platform, (one, other) => placeOf(one) - placeOf(other));
}

type Of<Name extends Setting['of']> = Extract<Setting, { of: Name }>;

/** Marks again what was marked, at its place, or takes the mark away; by its target, as one that came back has a new id. */
async function takeBackFavorite(platform: Platform, { before, after }: Of<'favorite'>): Promise<boolean> {
  if (before) {
    await addFavorite(platform, before);
    return true;
  }
  const { favorites } = await platform.read(getFavorites, {}, { cache: 'reload' });
  const now = favorites.find(
    ({ name, target, targetType }) =>
      name === after.name && target === after.target && targetType === after.targetType,
  );
  if (!now) return false;
  await removeFavorite(platform, now.id);
  return true;
}

async function takeBackPicture(
  platform: Platform,
  { recordId, before, after }: Of<'avatar'>,
  name: string,
): Promise<boolean> {
  if ((await readPicture(platform, recordId)) !== after) return false;
  await saveRecordAvatar(platform, recordId, pictureAssociation(name, before));
  return true;
}

async function takeBackListView(
  platform: Platform,
  { path, before, after }: Of<'listView'>,
): Promise<boolean> {
  if (after) {
    const now = contentOf(await platform.read(getListInfoByName, { path }, { cache: 'reload' }));
    if (JSON.stringify(now) !== JSON.stringify(after)) return false;
    await (before ? saveListView(platform, path, before) : removeListView(platform, path));
    return true;
  }
  const { objectApiName, listViewApiName } = path;
  const label = before?.label ?? listViewApiName;
  await saveNewListView(platform, objectApiName, { ...before, label, listViewApiName });
  return true;
}

async function takeBackNavigation(
  platform: Platform,
  { appId, before, after }: Of<'navigation'>,
): Promise<boolean> {
  const path = { appId };
  const { navItems: userNavItems } = await platform.read(getUserNavItems, { path }, { cache: 'reload' });
  if (userNavItems.map((item) => item.developerName).join() !== after.join()) return false;
  const { navItems } = await platform.read(getApp, { path });
  const known = [...userNavItems, ...navItems, ...(await readNavItems(platform))];
  const wanted = before.flatMap((name) => known.find((item) => item.developerName === name) ?? []);
  await arrangeNavItems(platform, { appId, navItems, userNavItems }, wanted);
  return true;
}
