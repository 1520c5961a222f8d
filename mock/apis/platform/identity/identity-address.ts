import { ORGANIZATION_ID } from '#mock/store/metadata-records.ts';

/** The address that tells who a user is, by which programs also know the user. */
export function identityAddress(origin: string, userId: string): string {
  return `${origin}/id/${ORGANIZATION_ID}/${userId}`;
}
