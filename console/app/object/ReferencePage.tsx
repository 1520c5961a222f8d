import { Box, Button } from '@mui/material';
import { Table2 } from 'lucide-react';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRead } from '#client/react/use-read.ts';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { getObjectInfo, getPicklistValuesByRecordType } from '#generated/record-data/client.gen.ts';
import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../parts/ErrorPanel.tsx';
import { ObjectMark } from '../parts/ObjectMark.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Pending } from '../parts/Pending.tsx';
import { paths } from '../paths.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { ChildRelationships } from './ChildRelationships.tsx';
import { FieldReference } from './FieldReference.tsx';
import { ObjectOverview } from './ObjectOverview.tsx';
import { RecordTypes } from './RecordTypes.tsx';

/** What an object consists of, like a page of good reference documentation. */
export function ReferencePage() {
  const say = useText();
  const objectApiName = useResourceContext() ?? '';
  const { data: info, error, refetch } = useRead(getObjectInfo, { path: { objectApiName } });
  const recordTypeId = info?.defaultRecordTypeId ?? MASTER_RECORD_TYPE_ID;
  const picklists = useRead(
    getPicklistValuesByRecordType,
    { path: { objectApiName, recordTypeId } },
    { enabled: Boolean(info) },
  );
  usePageTitle(info && `${info.labelPlural}: ${say('object.tabReference')}`);
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!info) return <Pending />;
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={32} />}
        over={say('object.tabReference')}
        title={info.label}
        lead={info.apiName}
      >
        <Button
          component={Link}
          to={paths.list(info.apiName)}
          variant="outlined"
          startIcon={<Table2 size={16} strokeWidth={1.5} />}
        >
          {say('object.tabRecords')}
        </Button>
      </PageHead>
      <Box sx={{ display: 'grid', gap: 5, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ObjectOverview info={info} />
        <FieldReference info={info} picklists={picklists.data?.picklistFieldValues ?? {}} />
        <RecordTypes info={info} />
        <ChildRelationships info={info} />
      </Box>
    </>
  );
}
