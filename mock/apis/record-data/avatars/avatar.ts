import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Row } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { havePhotos, initialsAvatar } from './people.ts';

type Association = Row<'RecordAvatar__c'>;

/** The picture of a record: the photo put on it, else initials for somebody and the theme of the object otherwise. */
export function avatarOf(
  definition: ObjectDefinition,
  row: AnyRow,
  association: Association | undefined,
): Schemas['RecordAvatar'] {
  if (association) return tagged(photoAvatar(definition, association));
  return tagged(havePhotos(definition) ? initialsAvatar(definition, row) : themeAvatar(definition, row));
}

/** The photos put on records, by record id. */
export async function readAssociations(
  store: Store,
  recordIds: readonly string[],
): Promise<Map<string, Association>> {
  if (recordIds.length === 0) return new Map();
  const found = await store.find('RecordAvatar__c', { where: { RecordId__c: { in: [...recordIds] } } });
  return new Map(found.map((association) => [association.RecordId__c, association]));
}

function photoAvatar({ theme }: ObjectDefinition, association: Association): Schemas['PhotoRecordAvatar'] {
  return {
    backgroundColor: theme.color,
    height: null,
    photoMetadata: {
      companyBluemasterId: association.BlueMasterId__c,
      responseId: association.ExternalId__c,
    },
    photoUrl: association.PhotoUrl__c,
    provider: 'External',
    recordId: association.RecordId__c,
    type: 'Photo',
    width: null,
  };
}

function themeAvatar(definition: ObjectDefinition, { Id }: AnyRow): Schemas['ThemeRecordAvatar'] {
  const { color, iconUrl } = themeInfo(definition);
  return { backgroundColor: color, iconUrl, recordId: Id, type: 'Theme' };
}
