import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { type Completion, offers } from './completion.ts';

/** What can be typed at the cursor, of the objects and fields that the person may see. */
export function useOffers(completion: Completion | undefined): string[] {
  const platform = usePlatform();
  const { data: directory } = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  const objects = directory?.objects ?? {};
  const wanted = completion?.wanted;
  const asked =
    wanted?.kind === 'field' ? objectNamed(Object.keys(objects), wanted.objectApiName) : undefined;
  const { data: info } = useQuery(objectInfoQuery(platform, asked));
  const relationship = wanted?.kind === 'field' ? wanted.relationship : undefined;
  const { data: related } = useQuery(objectInfoQuery(platform, relationship && targetOf(info, relationship)));
  if (!completion) return [];
  if (completion.wanted.kind === 'object') return offers(completion, Object.keys(objects));
  return offers(completion, namesOf(relationship ? related : info));
}

/** Names of objects are written in letters of any size. */
const objectNamed = (names: readonly string[], wanted: string | undefined) =>
  names.find((name) => name.toLowerCase() === wanted?.toLowerCase());

/** The object that a relationship of an object leads to, the first where it may lead to several. */
function targetOf(info: ObjectInfo | undefined, relationship: string): string | undefined {
  const field = Object.values(info?.fields ?? {}).find(
    ({ relationshipName }) => relationshipName?.toLowerCase() === relationship.toLowerCase(),
  );
  return field?.referenceToInfos[0]?.apiName;
}

/** Fields and relationships. */
function namesOf(info: ObjectInfo | undefined): string[] {
  return Object.values(info?.fields ?? {}).flatMap(({ apiName, relationshipName }) =>
    relationshipName ? [apiName, relationshipName] : [apiName],
  );
}
