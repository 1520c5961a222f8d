import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { ObjectTabs } from './ObjectTabs.tsx';

interface DescribedObjectProps {
  /** Which side of the object the page describes. */
  title: string;
  /** Actions at the right of the head. */
  tools?: (info: ObjectInfo) => React.ReactNode;
  children: (info: ObjectInfo) => React.ReactNode;
}

/** The frame of every page that describes the object of the address. */
export function DescribedObject({ title, tools, children }: DescribedObjectProps) {
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const { data: info, error, refetch } = useQuery(objectInfoQuery(platform, objectApiName));
  usePageTitle(info && `${info.labelPlural}: ${title}`);
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!info) return <Pending />;
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={32} />}
        over={title}
        title={info.label}
        lead={info.apiName}
      >
        {tools?.(info)}
      </PageHead>
      <ObjectTabs objectApiName={info.apiName} />
      <Box sx={{ display: 'grid', gap: 5, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children(info)}
      </Box>
    </>
  );
}
