import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Row } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { visibleRow } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { avatarOf } from './avatar.ts';
import { mayChangePhoto } from './may-change-photo.ts';

type Input = Schemas['RecordAvatarAssociationInput'];

/** Puts a photo on a record or takes it off, and answers the picture that the record has now. */
export const updateRecordAvatar: Handler<'updateRecordAvatar'> = async ({ path, body }, context) => {
  const id = fullId(path.recordId);
  const viewer = viewerOf(context);
  const definition = readableObjectOf(id, viewer);
  const row = await visibleRow(context.store, definition, id, viewer);
  if (!row) throw notFound();
  if (!mayChangePhoto(id, definition, viewer)) throw insufficientAccess();
  refuseUnknownAction(body);
  const before = await context.store.findOne('RecordAvatar__c', { where: { RecordId__c: id } });
  if (body.actionType === 'Dissociate') {
    if (before) await context.store.delete('RecordAvatar__c', before.Id);
    return { status: 200, body: avatarOf(definition, row, undefined) };
  }
  const association = await associate(context.store, id, before?.Id, body);
  return { status: 200, body: avatarOf(definition, row, association) };
};

function refuseUnknownAction({ actionType }: Input): void {
  if (actionType === 'Associate' || actionType === 'Dissociate') return;
  throw new PlatformFault(
    400,
    'INVALID_INPUT',
    `The actionType is Associate or Dissociate, not ${actionType}.`,
  );
}

async function associate(
  store: Store,
  recordId: string,
  existing: string | undefined,
  input: Input,
): Promise<Row<'RecordAvatar__c'> | undefined> {
  const values = {
    PhotoUrl__c: photoUrl(input),
    ProfileName__c: input.profileName ?? null,
    BlueMasterId__c: input.blueMasterId ?? null,
    ExternalId__c: input.externalId ?? null,
  };
  if (existing) return store.update<'RecordAvatar__c'>('RecordAvatar__c', existing, values);
  return store.insert('RecordAvatar__c', { RecordId__c: recordId, ...values });
}

/** The address of a photo: only where a browser loads a picture and nothing else. */
function photoUrl({ photoUrl: given }: Input): string {
  // Browsers take a second slash, of either kind, for the beginning of another host.
  const isPath = given && /^\/(?![/\\])/.test(given);
  const isSecure = given && URL.canParse(given) && new URL(given).protocol === 'https:';
  if (isPath || isSecure) return given;
  const message = 'Name the photo by an https address or by a path on this platform in photoUrl.';
  throw new PlatformFault(400, 'INVALID_INPUT', message);
}
