import { useQuery } from '@tanstack/react-query';
import {
  quickActionDefaultsInput,
  quickActionInfoInput,
  quickActionLayoutInput,
} from '#client/actions/quick-actions.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { RecordData } from '#client/records/types.ts';
import {
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
} from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../data/record.ts';

/**
 * Everything that the form of a quick action is drawn from.
 *
 * @param context the record on the screen; absent for an action of the whole application
 */
export function useQuickAction(actionApiName: string, context: ConsoleRecord | undefined) {
  const platform = usePlatform();
  const parentRecordId = context?.id;
  const infoInput = quickActionInfoInput(actionApiName, parentRecordId);
  const action = useQuery(platformQuery(platform, getQuickActionInfo, infoInput));
  const layout = useQuery(
    platformQuery(platform, getQuickActionLayout, quickActionLayoutInput(actionApiName)),
  );
  const defaults = useQuery(
    platformQuery(
      platform,
      getQuickActionDefaults,
      quickActionDefaultsInput(actionApiName, { parentRecordId }),
    ),
  );
  const target = action.data?.targetSobjectType ?? defaults.data?.objectApiName ?? '';
  const info = useQuery(objectInfoQuery(platform, target));
  const reads = [action, layout, defaults, info];
  const form = layout.data?.layout;
  return {
    error: reads.find(({ error }) => error)?.error ?? undefined,
    page:
      action.data && form && info.data && defaults.data
        ? { action: action.data, layout: form, info: info.data, start: startOf(defaults.data.fields) }
        : undefined,
  };

  function startOf(fields: RecordData['fields']): ConsoleRecord {
    const isUpdate = action.data?.type === 'Update';
    const id = isUpdate ? (context?.id ?? null) : null;
    const recordTypeId =
      action.data?.targetRecordTypeId ?? (isUpdate ? (context?.recordTypeId ?? null) : null);
    const data = { apiName: target, id, fields, recordTypeId, childRelationships: {} };
    return toConsoleRecord(data as unknown as RecordData);
  }
}

/** What `useQuickAction` gives once everything is there. */
export type QuickActionPage = NonNullable<ReturnType<typeof useQuickAction>['page']>;
