import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { picklistsQuery } from '../../data/queries/metadata-queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChildRelationships } from './ChildRelationships.tsx';
import { DescribedObject } from './DescribedObject.tsx';
import { FieldReference } from './FieldReference.tsx';
import { ObjectOverview } from './ObjectOverview.tsx';
import { RecordTypes } from './RecordTypes.tsx';
import { usePlacedFields } from './use-placed-fields.ts';

/** What an object consists of, like a page of good reference documentation. */
export function ReferencePage() {
  const say = useText();
  return (
    <DescribedObject title={say('object.tabReference')}>
      {(info) => <Reference info={info} />}
    </DescribedObject>
  );
}

function Reference({ info }: { info: ObjectInfo }) {
  const platform = usePlatform();
  const picklists = useQuery(picklistsQuery(platform, info.apiName, info.defaultRecordTypeId));
  const placed = usePlacedFields(info);
  return (
    <>
      <ObjectOverview info={info} />
      <FieldReference info={info} picklists={picklists.data?.picklistFieldValues ?? {}} placed={placed} />
      <RecordTypes info={info} />
      <ChildRelationships info={info} />
    </>
  );
}
