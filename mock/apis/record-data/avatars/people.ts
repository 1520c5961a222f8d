import { getRecordAvatarPhoto } from '#generated/record-data/client.gen.ts';
import { groundOf, INITIALS_SIZE, initialsPicture } from '../../../art/people/initials.ts';
import { fingerprint } from '../../../model/metadata/fingerprint.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import type { AnyRow } from '../../../store/row.ts';

/** Objects whose records are somebody rather than something. */
const PEOPLE: readonly string[] = ['Account', 'Contact', 'User'];

/** A drawn picture and the tag that changes with it. */
export interface InitialsPicture {
  readonly svg: string;
  readonly version: string;
}

/** Whether records of an object have a photo rather than the icon of the object. */
export function havePhotos({ apiName }: ObjectDefinition): boolean {
  return PEOPLE.includes(apiName);
}

/** The initials of a record as a picture. */
export function pictureOf(definition: ObjectDefinition, row: AnyRow): InitialsPicture {
  const svg = initialsPicture(String(row[nameField(definition)] ?? ''), groundOf(row.Id));
  return { svg, version: fingerprint(svg).slice(0, 12) };
}

/** The avatar of somebody without a photo; its address changes with the name, so that no old picture is kept. */
export function initialsAvatar(definition: ObjectDefinition, row: AnyRow): Schemas['PhotoRecordAvatar'] {
  const address = platformPath(getRecordAvatarPhoto, { recordId: row.Id });
  return {
    backgroundColor: groundOf(row.Id),
    height: INITIALS_SIZE,
    photoMetadata: null,
    photoUrl: `${address}?v=${pictureOf(definition, row).version}`,
    provider: 'Initials',
    recordId: row.Id,
    type: 'Photo',
    width: INITIALS_SIZE,
  };
}
