import type { components } from '#generated/platform/types.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { findObjectIgnoringCase } from '../../../objects/index.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { fullId } from '../../record-data/record-ids.ts';
import { readableObject, viewerOf } from '../../record-data/viewer.ts';
import { removeRecord } from '../../record-data/writing/remove-record.ts';
import { saveChanges } from '../../record-data/writing/save-changes.ts';
import { type SavingRules, saveNewRecord } from '../../record-data/writing/save-new-record.ts';
import { uniqueField } from '../records/unique-field.ts';
import { upsert } from '../records/upsert.ts';
import { writtenFields } from '../records/written-fields.ts';
import { ONE_OF_MANY, remembered } from './remembered.ts';
import { createEach, type SaveResult, saveEach } from './save-each.ts';

type Input = components['schemas']['SObjectInput'];

/** Creates records, each of the object that its attributes name (PF-REST-08). */
export const createSObjectRecords: Handler<'createSObjectRecords'> = async ({ body }, context) => ({
  status: 200,
  body: await remembered(await createEach(body.records, body.allOrNone ?? false, context, CREATE), context),
});

/** Changes records, each named by its id. */
export const updateSObjectRecords: Handler<'updateSObjectRecords'> = async ({ body }, context) => ({
  status: 200,
  body: await remembered(await saveEach(body.records, body.allOrNone ?? false, context, change), context),
});

/** Deletes records. */
export const deleteSObjectRecords: Handler<'deleteSObjectRecords'> = async ({ query }, context) => ({
  status: 200,
  body: await saveEach(query.ids, query.allOrNone, context, async (id, inner) =>
    saved(await removeRecord(id, inner)),
  ),
});

/** Changes the records that have these values in a unique field, and creates those that are not there. */
export const updateSObjectRecordsByField: Handler<'updateSObjectRecordsByField'> = async (
  { path, body },
  context,
) => {
  const definition = readableObject(path.sObjectName, viewerOf(context));
  const fieldName = uniqueField(definition, path.fieldName);
  const results = await saveEach(body.records, body.allOrNone ?? false, context, async (record, inner) => {
    const [fieldValue, fields] = taken(record, fieldName);
    const { id, created } = await upsert(
      { sObjectName: definition.apiName, fieldName, fieldValue, fields },
      inner,
      ONE_OF_MANY,
    );
    return { ...saved(id), created };
  });
  return { status: 200, body: await remembered(results, context) };
};

const CREATE = { save: creating(ONE_OF_MANY), saveTogether: creating({ ...ONE_OF_MANY, isGathered: true }) };

function creating(rules: SavingRules) {
  return async (record: Input, context: RequestContext): Promise<SaveResult> => {
    const apiName = record.attributes?.type ?? '';
    if (!findObjectIgnoringCase(apiName))
      throw new PlatformFault(400, 'INVALID_TYPE', `sObject type '${apiName}' is not supported.`);
    const { row } = await saveNewRecord({ apiName, fields: writtenFields(record) }, context, rules);
    return saved(row.Id);
  };
}

async function change(record: Input, context: RequestContext): Promise<SaveResult> {
  const [recordId, fields] = taken(record, 'Id');
  const id = fullId(recordId);
  await saveChanges({ recordId: id, input: { fields } }, context, ONE_OF_MANY);
  return saved(id);
}

/** The value of a field of a record, whatever case its name has, and the other fields. */
function taken(record: Input, fieldName: string): [value: string, others: ReturnType<typeof writtenFields>] {
  const lower = fieldName.toLowerCase();
  const entries = Object.entries(writtenFields(record));
  const [, value] = entries.find(([name]) => name.toLowerCase() === lower) ?? [];
  if (value === undefined || value === null || value === '')
    throw new PlatformFault(400, 'MISSING_ARGUMENT', `${fieldName} not specified`);
  return [String(value), Object.fromEntries(entries.filter(([name]) => name.toLowerCase() !== lower))];
}

function saved(id: string): SaveResult {
  return { id, success: true, errors: [] };
}
