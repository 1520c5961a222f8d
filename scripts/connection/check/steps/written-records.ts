import {
  createContentDocumentAndVersion,
  createContentVersion,
  createListInfo,
  createRecord,
  deleteListInfo,
  deleteRecord,
  executeBatchRecordOperations,
  getContentVersionData,
  performQuickAction,
  performUpdateRecordQuickAction,
  updateListInfoByName,
  updateListPreferences,
  updateRecord,
  updateRecordAvatar,
} from '#generated/record-data/client.gen.ts';
import { needed, type Removal, type Seen, stepsOf } from '../calls/step.ts';
import { OBJECT } from './records.ts';

const staff = stepsOf('staff');

/** What people find in the name of a record that could not be removed. */
const NAME = 'Offizin check';

const removalOf = (recordId: string | null | undefined): Removal | undefined =>
  recordId
    ? { what: `record ${recordId}`, operation: deleteRecord, by: 'staff', input: { path: { recordId } } }
    : undefined;

const accountIn = (seen: Seen) => needed(seen.of(createRecord)?.id, 'the record was not made');
const contactIn = (seen: Seen) =>
  needed(seen.of(createRecord, 'createRecord of a contact')?.id, 'the record was not made');
const LIST = { ...OBJECT, listViewApiName: 'OffizinCheck' };

const file = () => {
  const form = new FormData();
  form.set('fileData', new File([NAME], 'check.txt'));
  form.set('title', NAME);
  return form as never;
};

/** What the console writes, each on records of the check alone. */
export const writtenRecordSteps = [
  staff(createRecord, () => ({ body: { apiName: OBJECT.objectApiName, fields: { Name: NAME } } }), {
    leaves: (record) => removalOf(record?.id),
  }),
  staff(
    createRecord,
    (seen) => ({ body: { apiName: 'Contact', fields: { LastName: NAME, AccountId: accountIn(seen) } } }),
    { name: 'createRecord of a contact', leaves: (record) => removalOf(record?.id) },
  ),
  staff(updateRecord, (seen) => ({
    path: { recordId: accountIn(seen) },
    body: { fields: { Name: `${NAME} 2` } },
  })),
  staff(
    updateRecordAvatar,
    (seen) => ({
      path: { recordId: accountIn(seen) },
      body: { actionType: 'Associate', photoUrl: 'https://pictures.example/check.jpg' },
    }),
    {
      leaves: (_, seen) => ({
        what: `picture of record ${accountIn(seen)}`,
        operation: updateRecordAvatar,
        by: 'staff',
        input: { path: { recordId: accountIn(seen) }, body: { actionType: 'Dissociate' } },
      }),
    },
  ),
  staff(
    executeBatchRecordOperations,
    (seen) => ({
      body: {
        operations: [
          {
            type: 'Create',
            records: [{ apiName: 'Contact', fields: { LastName: `${NAME} 3`, AccountId: accountIn(seen) } }],
          },
        ],
      },
    }),
    {
      leaves: ({ results }) => {
        const [first] = results;
        return removalOf(first && 'result' in first ? (first.result as { id?: string })?.id : undefined);
      },
    },
  ),
  staff(
    performQuickAction,
    (seen) => ({
      path: { actionApiName: `${OBJECT.objectApiName}.NewContact` },
      body: { contextId: accountIn(seen), fields: { LastName: `${NAME} 4` } },
    }),
    { leaves: (record) => removalOf(record?.id) },
  ),
  staff(performUpdateRecordQuickAction, (seen) => ({
    path: { actionApiName: 'Contact.UpdateContactDetails' },
    body: { contextId: contactIn(seen), fields: { Phone: '030 5550100' } },
  })),
  staff(deleteRecord, (seen) => {
    const { id } = seen.of(performQuickAction);
    return { path: { recordId: needed(id, 'the record was not made') } };
  }),
  staff(
    createListInfo,
    () => ({
      path: OBJECT,
      body: {
        label: NAME,
        listViewApiName: LIST.listViewApiName,
        visibility: 'Private' as const,
        displayColumns: ['Name'],
      },
    }),
    {
      leaves: () => ({
        what: `list view ${OBJECT.objectApiName}.${LIST.listViewApiName}`,
        operation: deleteListInfo,
        by: 'staff',
        input: { path: LIST },
      }),
    },
  ),
  staff(updateListInfoByName, (seen) => {
    seen.of(createListInfo);
    return { path: LIST, body: { label: `${NAME} 2` } };
  }),
  staff(updateListPreferences, (seen) => {
    seen.of(createListInfo);
    return { path: LIST, body: { columnWidths: { Name: 200 } } };
  }),
  staff(deleteListInfo, (seen) => {
    seen.of(createListInfo);
    return { path: LIST };
  }),
  staff(createContentDocumentAndVersion, () => ({ body: file() }), {
    leaves: ({ contentDocument }) => removalOf(contentDocument.id),
  }),
  staff(createContentVersion, (seen) => {
    const { contentDocument } = seen.of(createContentDocumentAndVersion);
    const contentDocumentId = needed(contentDocument.id, 'the file was not kept');
    return { path: { contentDocumentId }, body: file() };
  }),
  staff(
    getContentVersionData,
    (seen) => {
      const { contentVersion } = seen.of(createContentDocumentAndVersion);
      return { path: { contentVersionId: needed(contentVersion.id, 'the file has no version') } };
    },
    { name: 'getContentVersionData of an upload', accept: 'application/octet-stream' },
  ),
];
