import {
  createFavorite,
  deleteFavorite,
  getActiveTheme,
  getApps,
  getFavorite,
  getFavorites,
  getListInfosByObjectName,
  getListViewActions,
  getListViewChartActions,
  getListViewRecordActions,
  getMruListActions,
  getMruListInfo,
  getPhotoActions,
  getUserNavItems,
  updateFavorite,
  updateFavoriteUsage,
} from '#generated/record-data/client.gen.ts';
import { needed, type Seen, stepsOf } from '../calls/step.ts';
import { OBJECT, recordIn } from './records.ts';

const staff = stepsOf('staff');
const { objectApiName } = OBJECT;

const listViewIn = (seen: Seen) => {
  const answer = seen.of(getListInfosByObjectName);
  const id = 'lists' in answer ? answer.lists[0]?.id : undefined;
  return needed(id, 'the first list has no id');
};

/** What lists and marks of pages are read by. */
export const everydaySteps = [
  staff(getFavorites, () => ({})),
  staff(getActiveTheme, () => ({})),
  staff(getUserNavItems, (seen) => ({
    path: { appId: needed(seen.of(getApps).apps[0]?.appId, 'the organisation has no app') },
  })),
  staff(getMruListInfo, () => ({ path: OBJECT })),
  staff(getMruListActions, () => ({ path: { objectApiNames: [objectApiName] } })),
  staff(getListViewActions, (seen) => ({ path: { listViewIds: [listViewIn(seen)] } })),
  staff(getListViewChartActions, () => ({ path: { objectApiName: 'ListViewChartInstance' } })),
  staff(getListViewRecordActions, (seen) => ({ path: { recordIds: [recordIn(seen)] } })),
  staff(getPhotoActions, (seen) => ({ path: { recordIds: [recordIn(seen)] } })),
];

const markIn = (seen: Seen) => ({ favoriteId: seen.of(createFavorite).id });

/** A mark of the page of an object, which the check makes and removes. */
export const writtenFavoriteSteps = [
  staff(createFavorite, () => ({ body: { target: objectApiName, targetType: 'ObjectHome' as const } }), {
    leaves: ({ id }) => ({
      what: `favorite ${id}`,
      operation: deleteFavorite,
      by: 'staff',
      input: { path: { favoriteId: id } },
    }),
  }),
  staff(getFavorite, (seen) => ({ path: markIn(seen) })),
  staff(updateFavorite, (seen) => ({ path: markIn(seen), body: { name: 'Offizin check' } })),
  staff(updateFavoriteUsage, (seen) => ({ path: markIn(seen) })),
  staff(deleteFavorite, (seen) => ({ path: markIn(seen) })),
];
