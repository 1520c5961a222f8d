import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readListRecords } from '#client/records/lists.ts';
import { readListViews } from '#client/records/metadata.ts';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { getListRecordsByNameLimits } from '#generated/record-data/constants.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';

const MOST = getListRecordsByNameLimits.pageSize.maximum;

interface ChildCountProps {
  objectApiName: string;
  label: string;
  /** Field that refers to the object described. */
  fieldName: string;
}

/** How many records of an object refer to this one, counted when somebody asks. */
export function ChildCount({ objectApiName, label, fieldName }: ChildCountProps) {
  const say = useText();
  const platform = usePlatform();
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching } = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: isAsked && { objectApiName, fieldName },
      part: 'count',
      read: () => countChildren(platform, objectApiName, fieldName),
    }),
  );
  if (error) return <Typography variant="caption">{problemText(error, say)}</Typography>;
  if (data) return say(data.hasMore ? 'describe.countedMore' : 'describe.counted', { count: data.count });
  return (
    <Button
      disabled={isFetching}
      aria-label={say('describe.countOf', { object: label, field: fieldName })}
      onClick={() => setAsked(true)}
    >
      {say('describe.countChildren')}
    </Button>
  );
}

/** Counts up to one page of the largest size: more would cost more than it tells. */
async function countChildren(platform: Platform, objectApiName: string, fieldName: string) {
  const views = await readListViews(platform, objectApiName);
  const view = views.find(({ apiName }) => apiName.startsWith('All')) ?? views[0];
  if (!view) return { count: 0, hasMore: false };
  const page = await readListRecords(platform, objectApiName, view.apiName, {
    pageSize: MOST,
    where: `{ ${fieldName}: { ne: null } }`,
  });
  return { count: page.records.length, hasMore: Boolean(page.nextPageToken) };
}
