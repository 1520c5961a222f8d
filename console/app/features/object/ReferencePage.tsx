import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { getPicklistValuesByRecordType } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
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
  const { apiName: objectApiName } = info;
  const recordTypeId = info.defaultRecordTypeId ?? MASTER_RECORD_TYPE_ID;
  const picklists = useQuery(
    platformQuery(platform, getPicklistValuesByRecordType, { path: { objectApiName, recordTypeId } }),
  );
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
