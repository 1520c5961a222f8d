import {
  getDeletedRecords,
  getLimits,
  getQuery,
  getQueryAll,
  getResources,
} from '#generated/platform/client.gen.ts';
import {
  findDuplicates,
  getContentVersionData,
  getDuplicatesConfiguration,
  getIcon,
  getLayout,
  getLayoutUserState,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListObjectInfo,
  getListPreferences,
  getListRecordsById,
  getListRecordsByName,
  getListRecordsByParameters,
  getListUi,
  getListUiByName,
  getLookupRecords,
  getMruListRecords,
  getMruListUi,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPathLayout,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getRecord,
  getRecordAvatarPhoto,
  getRecordAvatars,
  getRecordDefaultsForClone,
  getRecordDefaultsForCreate,
  getRecords,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  getRecordUi,
} from '#generated/record-data/client.gen.ts';
import { needed, type Seen, stepsOf } from '../calls/step.ts';

const staff = stepsOf('staff');

/** An object that every organisation has, with a picklist, a reference and lists of its own. */
export const OBJECT = { objectApiName: 'Account' };
const REFERENCE = { objectApiName: 'Contact', fieldApiName: 'AccountId' };
const WHOLE_LAYOUT = { layoutType: 'Full', mode: 'View' } as const;
const BY_LAYOUT = { layoutTypes: ['Full' as const] };
const NO_FILES = 'the organisation shows no list of files';
const NOTHING = 'Nothing_of_the_kind__c';

export function listIn(seen: Seen) {
  const answer = seen.of(getListInfosByObjectName);
  const apiName = 'lists' in answer ? answer.lists[0]?.apiName : undefined;
  return {
    ...OBJECT,
    listViewApiName: needed(apiName, `the organisation has no list of ${OBJECT.objectApiName}`),
  };
}

const HOUR_MS = 60 * 60 * 1000;
const lastHour = () => ({
  start: new Date(Date.now() - HOUR_MS).toISOString(),
  end: new Date().toISOString(),
});

const recordTypeIn = (seen: Seen) =>
  needed(seen.of(getObjectInfo).defaultRecordTypeId, `${OBJECT.objectApiName} has no record type`);

/** A record that the first list shows. */
export const recordIn = (seen: Seen) =>
  needed(
    seen.of(getListRecordsByName).records[0]?.id,
    `the first list of ${OBJECT.objectApiName} shows no record`,
  );

const ofRecordType = (seen: Seen) => ({ path: OBJECT, query: { recordTypeId: recordTypeIn(seen) } });

const picklistIn = (seen: Seen) =>
  needed(
    Object.keys(seen.of(getPicklistValuesByRecordType).picklistFieldValues)[0],
    `${OBJECT.objectApiName} has no picklist`,
  );

const iconIn = (seen: Seen) => {
  const [, iconSet, iconFile] =
    /\/([^/]+)\/([^/]+)$/.exec(
      new URL(seen.of(getObjectInfo).themeInfo?.iconUrl ?? '/', 'http://x').pathname,
    ) ?? [];
  return {
    iconSet: needed(iconSet, 'the object has no icon'),
    iconFile: needed(iconFile, 'the object has no icon'),
  };
};

/** What the console reads of objects, lists and records. */
export const recordSteps = [
  staff(getObjectInfoDirectory, () => ({})),
  staff(getObjectInfo, () => ({ path: OBJECT })),
  staff(getObjectInfos, () => ({ path: { objectApiNames: [OBJECT.objectApiName, 'Contact'] } })),
  staff(getIcon, (seen) => ({ path: iconIn(seen) as never }), { accept: 'image/*' }),
  staff(getPicklistValuesByRecordType, (seen) => ({
    path: { ...OBJECT, recordTypeId: recordTypeIn(seen) },
  })),
  staff(getPicklistValues, (seen) => ({
    path: { ...OBJECT, recordTypeId: recordTypeIn(seen), fieldApiName: picklistIn(seen) },
  })),
  staff(getLayout, () => ({ path: OBJECT, query: WHOLE_LAYOUT })),
  staff(getLayoutUserState, ofRecordType),
  staff(getPathLayout, () => ({ path: { objectApiName: 'Case' } }), {
    absent: { 404: 'cases have no path' },
  }),
  staff(getRecordDefaultsForCreate, () => ({ path: OBJECT })),
  staff(getDuplicatesConfiguration, () => ({ path: OBJECT })),
  staff(findDuplicates, () => ({ body: { apiName: 'Contact', fields: { LastName: 'Offizin' } } })),
  staff(getListObjectInfo, () => ({ path: OBJECT })),
  staff(getListInfosByObjectName, () => ({ path: OBJECT, query: { pageSize: 50 } })),
  staff(getListInfoByName, (seen) => ({ path: listIn(seen) })),
  staff(getListInfosByName, (seen) => {
    const { objectApiName, listViewApiName } = listIn(seen);
    return { query: { names: [`${objectApiName}.${listViewApiName}`] } };
  }),
  staff(getListPreferences, (seen) => ({ path: listIn(seen) })),
  staff(getListRecordsByName, (seen) => ({ path: listIn(seen), body: { pageSize: 5 } })),
  staff(getListRecordsByParameters, (seen) => ({ path: listIn(seen), query: { pageSize: 5 } })),
  staff(getListRecordsById, (seen) => {
    const answer = seen.of(getListInfosByObjectName);
    const id = 'lists' in answer ? answer.lists[0]?.id : undefined;
    return { path: { listViewId: needed(id, 'the first list has no id') }, query: { pageSize: 5 } };
  }),
  staff(getMruListRecords, () => ({ path: OBJECT, query: { pageSize: 5 } })),
  staff(getListUiByName, (seen) => ({ path: listIn(seen), query: { pageSize: 5 } })),
  staff(getMruListUi, () => ({ path: OBJECT, query: { pageSize: 5 } })),
  staff(getListUi, () => ({
    path: { listViewIdOrObjectApiName: OBJECT.objectApiName },
    query: { pageSize: 5 },
  })),
  staff(getRecord, (seen) => ({ path: { recordId: recordIn(seen) }, query: BY_LAYOUT })),
  staff(getRecords, (seen) => ({
    path: { recordIds: [recordIn(seen)] },
    query: { fields: [`${OBJECT.objectApiName}.Name`] },
  })),
  staff(getRecordUi, (seen) => ({
    path: { recordIds: [recordIn(seen)] },
    query: { ...BY_LAYOUT, modes: ['View' as const] },
  })),
  staff(getRecordTemplateCreate, () => ({ path: OBJECT })),
  staff(getRecordDefaultsForClone, (seen) => ({ path: { recordId: recordIn(seen) } })),
  staff(getRecordTemplateClone, (seen) => ({ path: { recordId: recordIn(seen) } })),
  staff(getRecordAvatars, (seen) => ({ path: { recordIds: [recordIn(seen)] } })),
  staff(getRecordAvatarPhoto, (seen) => ({ path: { recordId: recordIn(seen) } }), {
    accept: 'image/*',
    absent: { 404: 'the record has no picture' },
  }),
  staff(getLookupRecords, () => ({
    path: REFERENCE,
    query: { pageSize: 5 },
    body: { sourceRecord: null },
  })),
  staff(
    getListRecordsByName,
    () => ({
      path: { objectApiName: 'ContentVersion', listViewApiName: 'All' },
      body: { pageSize: 1 },
    }),
    { name: 'files', absent: { 400: NO_FILES, 404: NO_FILES } },
  ),
  staff(
    getContentVersionData,
    (seen) => {
      const [file] = seen.of(getListRecordsByName, 'files').records;
      return { path: { contentVersionId: needed(file?.id, 'the organisation has no file') } };
    },
    { accept: 'application/octet-stream' },
  ),
  staff(getQuery, () => ({ query: { q: 'SELECT Id, Name FROM Account LIMIT 5' } })),
  staff(getQueryAll, () => ({ query: { q: 'SELECT Id, Name FROM Account LIMIT 5' } })),
  staff(getDeletedRecords, () => ({ path: { sObjectName: OBJECT.objectApiName }, query: lastHour() })),
  staff(getLimits, () => ({})),
  staff(getResources, () => ({})),
  staff(getObjectInfo, () => ({ path: { objectApiName: NOTHING } }), {
    name: 'getObjectInfo of no object',
    refused: 404,
  }),
  staff(getRecord, () => ({ path: { recordId: '001000000000009AAA' }, query: BY_LAYOUT }), {
    name: 'getRecord of no record',
    refused: 404,
  }),
];
