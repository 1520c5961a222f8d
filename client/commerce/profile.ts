import { getMyProfile, updateMyProfile } from '#generated/commerce/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type Profile = Data<'getMyProfile'>;
export type PersonName = Required<Pick<Input<'updateMyProfile'>['body'], 'firstName' | 'lastName'>>;

/** What the shop knows of the buyer as a person (PF-CTX-64). */
export const readProfile = (platform: Platform): Promise<Profile> => platform.read(getMyProfile, {});

/** Gives the buyer another name, by which the shop greets them from then on (PF-CTX-64). */
export async function changeName(platform: Platform, body: PersonName): Promise<Profile> {
  const profile = await platform.write(updateMyProfile, { body }, { safeToRepeat: true });
  await platform.invalidate(getMyProfile);
  return profile;
}
