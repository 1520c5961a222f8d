import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { QuickAction } from '../../../model/actions/index.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { Label } from '../../../objects/definition/index.ts';
import { nameField, objectDefinition } from '../../../objects/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { fieldError } from '../writing/field-error.ts';
import { recordRefused } from '../writing/refusal.ts';
import type { Saved } from '../writing/save-new-record.ts';
import { ValueFault } from '../writing/value-fault.ts';
import { askedAction, contextRecord } from './asked-action.ts';
import { isOffered } from './permission.ts';
import { quickActionFields, quickActionValues } from './quick-action-values.ts';

type Input = Schemas['QuickActionInput'];

/** An action that may be performed now. */
export interface Performance {
  readonly action: QuickAction;
  /** The record on the screen. */
  readonly parent: AnyRow | undefined;
  /** Everything to write: what the action sets by itself, and over it what the person has entered. */
  readonly fields: Input['fields'];
}

const UNAVAILABLE: Label = {
  de: 'Die Aktion steht für diesen Datensatz gerade nicht zur Verfügung.',
  en: 'The action is not available for this record at the moment.',
};

/**
 * Prepares the performance of an action.
 *
 * @param writes whether the call creates a record or changes one
 * @throws 404 for an unknown action, 403 for one that the profile may not perform, 400 for a request that does not fit
 *   the action or a record in the wrong state
 */
export async function prepare(
  actionApiName: string,
  input: Input,
  writes: 'new record' | 'changes',
  context: RequestContext,
): Promise<Performance> {
  const viewer = viewerOf(context);
  const action = askedAction(actionApiName, viewer);
  refuseMisfit(action, input, writes);
  const parent = await contextRecord(context.store, action, input.contextId, viewer);
  if (parent && !isOffered(action, parent)) throw unavailable(context.language);
  return {
    action,
    parent,
    fields: {
      ...(await quickActionValues(action, parent, context.store)),
      ...entered(action, input, context),
    },
  };
}

/** What the performance of an action is answered with. */
export function execution(
  { row, definition }: Saved,
  { contextId }: Input,
  isCreated: boolean,
  language: keyof Label,
): Schemas['QuickActionExecution'] {
  const name = String(row[nameField(definition)] ?? '');
  const what = definition.label[language];
  const sentences = isCreated
    ? { de: `${what} „${name}“ wurde angelegt.`, en: `${what} “${name}” was created.` }
    : { de: `${what} „${name}“ wurde gespeichert.`, en: `${what} “${name}” was saved.` };
  return tagged({
    contextId: contextId ?? null,
    feedItemId: null,
    id: row.Id,
    isCreated,
    isSuccess: true,
    successMessage: sentences[language],
  });
}

function refuseMisfit({ apiName, type, source, target }: QuickAction, input: Input, writes: string): void {
  const changes = type === 'Update';
  if (changes !== (writes === 'changes')) {
    throw misfit(`${apiName} ${changes ? 'changes a record: PATCH it' : 'creates a record: POST it'}.`);
  }
  if (input.apiName && input.apiName.toLowerCase() !== target.toLowerCase()) {
    throw misfit(`${apiName} writes ${target}, not ${input.apiName}.`);
  }
  if (source && !input.contextId) throw misfit(`${apiName} needs a contextId: the ${source} on the screen.`);
}

function misfit(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_INPUT', message);
}

function unavailable(language: keyof Label): PlatformFault {
  return new PlatformFault(400, 'FIELD_CUSTOM_VALIDATION_EXCEPTION', UNAVAILABLE[language]);
}

/** The fields of the request by their exact names; 400 for those that the action has no place for. */
function entered(action: QuickAction, { fields }: Input, { language }: RequestContext): Input['fields'] {
  const definition = objectDefinition(action.target);
  const allowed = quickActionFields(action);
  const named = Object.entries(fields).map(
    ([name, value]) => [findVisibleField(definition, name)?.[0] ?? name, value] as const,
  );
  const fault = new ValueFault('INVALID_FIELD_FOR_INSERT_UPDATE', 'notWritable');
  const refused = named.filter(([name]) => !allowed.has(name));
  if (refused.length > 0) {
    throw recordRefused(
      refused.map(([name]) => fieldError(definition, name, fault, language)),
      language,
    );
  }
  return Object.fromEntries(named);
}
