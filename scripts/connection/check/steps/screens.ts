import {
  getActionOverrides,
  getApp,
  getApps,
  getChildRelationshipRecords,
  getFlexipageActions,
  getFlexipageFormulaActivations,
  getGlobalActions,
  getKeywordSearchResults,
  getLookupActions,
  getLookupMetadata,
  getNavItems,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListActionsByParameters,
  getRelatedListCount,
  getRelatedListCounts,
  getRelatedListInfo,
  getRelatedListInfos,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecordActions,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsActions,
  getRelatedListsActionsByParameters,
  getRelatedListsInfo,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
} from '#generated/record-data/client.gen.ts';
import { needed, type Seen, stepsOf } from '../calls/step.ts';
import { OBJECT, recordIn } from './records.ts';

const staff = stepsOf('staff');
const { objectApiName } = OBJECT;

const relatedListIn = (seen: Seen) =>
  needed(seen.of(getRelatedListsInfo).relatedLists[0]?.relatedListId, `${objectApiName} has no related list`);

const ofRelatedList = (seen: Seen) => ({
  parentRecordId: recordIn(seen),
  relatedListId: relatedListIn(seen),
});

const preferencesIn = (seen: Seen) => `${objectApiName}.${relatedListIn(seen)}`;

/** A quick action that the record offers. */
const quickActionIn = (seen: Seen) => {
  const { actions } = Object.values(seen.of(getRecordActions).actions)[0] ?? { actions: [] };
  const quick = actions.find(({ type, apiName }) => type === 'QuickAction' && apiName?.includes('.'));
  return { actionApiName: needed(quick?.apiName, 'the record offers no quick action') };
};

const onRecord = (seen: Seen) => ({ query: { parentRecordId: recordIn(seen) } });

const filterIn = (seen: Seen) => {
  const { filters } = seen.of(getSearchFilterMetadata);
  const offering = filters.find(({ optionsUrl }) => optionsUrl);
  return needed(offering?.filterApiName, 'the search of contacts has no filter that offers values');
};

/** What the console reads of its apps, of actions, related lists and the search. */
export const screenSteps = [
  staff(getApps, () => ({ query: { formFactor: 'Large' as const } })),
  staff(getApp, (seen) => ({
    path: { appId: needed(seen.of(getApps).apps[0]?.appId, 'the organisation has no app') },
  })),
  staff(getNavItems, () => ({ query: { pageSize: 5 } })),
  staff(getGlobalActions, () => ({})),
  staff(getLookupActions, () => ({ path: { objectApiNames: [objectApiName] } })),
  staff(getObjectCreateActions, () => ({ path: OBJECT })),
  staff(getActionOverrides, () => ({ path: OBJECT })),
  staff(getFlexipageActions, (seen) => ({
    path: {
      flexipageNames: [
        needed(
          seen.of(getActionOverrides).overrides.find(({ content }) => content)?.content,
          'no page stands in for a standard page',
        ),
      ],
    },
  })),
  staff(getFlexipageFormulaActivations, () => ({
    path: { actionFeature: 'DynamicActions' },
    query: { objectApiNames: [objectApiName] },
  })),
  staff(getRecordActions, (seen) => ({ path: { recordIds: [recordIn(seen)] } })),
  staff(getRecordEditActions, (seen) => ({ path: { recordIds: [recordIn(seen)] } })),
  staff(getQuickActionInfo, (seen) => ({ path: quickActionIn(seen), ...onRecord(seen) })),
  staff(getQuickActionDefaults, (seen) => ({ path: quickActionIn(seen), ...onRecord(seen) })),
  staff(getQuickActionLayout, (seen) => ({ path: quickActionIn(seen) })),
  staff(getRelatedListsInfo, () => ({ path: { parentObjectApiName: objectApiName } })),
  staff(getRelatedListInfo, (seen) => ({
    path: { parentObjectApiName: objectApiName, relatedListId: relatedListIn(seen) },
  })),
  staff(getRelatedListInfos, (seen) => ({
    path: { parentObjectApiName: objectApiName, relatedListNames: [relatedListIn(seen)] },
  })),
  staff(getRelatedListRecords, (seen) => ({ path: ofRelatedList(seen), body: { pageSize: 5 } })),
  staff(getChildRelationshipRecords, (seen) => ({
    path: { recordId: recordIn(seen), relationshipName: relatedListIn(seen) },
    query: { pageSize: 5 },
  })),
  staff(getRelatedListRecordsBatch, (seen) => ({
    path: { parentRecordId: recordIn(seen) },
    body: { relatedListParameters: [{ relatedListId: relatedListIn(seen), pageSize: 5 }] },
  })),
  staff(getRelatedListCount, (seen) => ({ path: ofRelatedList(seen) })),
  staff(getRelatedListCounts, (seen) => ({
    path: { parentRecordId: recordIn(seen), relatedListNames: [relatedListIn(seen)] },
  })),
  staff(getRelatedListPreferences, (seen) => ({ path: { preferencesId: preferencesIn(seen) } })),
  staff(getRelatedListPreferencesBatch, (seen) => ({ path: { preferencesIds: [preferencesIn(seen)] } })),
  staff(getRelatedListsActions, (seen) => ({
    path: { recordIds: [recordIn(seen)] },
    body: { relatedListsActionParameters: [{ relatedListId: relatedListIn(seen) }] },
  })),
  staff(getRelatedListActions, (seen) => ({
    path: { recordIds: [recordIn(seen)], relatedListId: relatedListIn(seen) },
    body: {},
  })),
  staff(getRelatedListsActionsByParameters, (seen) => ({
    path: { recordIds: [recordIn(seen)], relatedListIds: [relatedListIn(seen)] },
  })),
  staff(getRelatedListActionsByParameters, (seen) => ({
    path: { recordIds: [recordIn(seen)], relatedListId: relatedListIn(seen) },
    query: { retrievalMode: 'All' as const },
  })),
  staff(getRelatedListRecordActions, (seen) => ({
    path: {
      recordIds: [recordIn(seen)],
      relatedListRecordIds: [
        needed(seen.of(getRelatedListRecords).records[0]?.id, 'the record has no related record'),
      ],
    },
  })),
  staff(getSearchFilterMetadata, () => ({ path: { objectApiName: 'Contact' } })),
  staff(getSearchFilterOptions, (seen) => ({
    path: { objectApiName: 'Contact', filterApiName: filterIn(seen) },
  })),
  staff(getLookupMetadata, () => ({ path: { objectApiName: 'Contact', fieldApiName: 'AccountId' } })),
  staff(getSearchResults, () => ({ query: { q: 'Offizin' }, body: {} })),
  staff(getKeywordSearchResults, () => ({ query: { q: 'Offizin', objectApiName }, body: {} })),
];
