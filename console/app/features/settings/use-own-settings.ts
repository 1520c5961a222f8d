import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getRecord } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery, picklistsQuery } from '../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { isKnownZone } from '../../i18n/manner.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { choicesFor } from '../inputs/choices.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { OWN_SETTINGS, type OwnSetting, saveSetting } from './own-settings.ts';

const OPTIONAL = OWN_SETTINGS.map((name) => `User.${name}`);

/** The settings of the person at work with what they can be, and their change, which holds at once. */
export function useOwnSettings() {
  const say = useText();
  const platform = usePlatform();
  const noteSaved = useWrittenNotice();
  const { data: identity } = useGetIdentity();
  const userId = identity && String(identity.id);
  const input = userId && { path: { recordId: userId }, query: { optionalFields: OPTIONAL } };
  const user = useQuery({ ...platformQuery(platform, getRecord, input), select: toConsoleRecord });
  const info = useQuery(objectInfoQuery(platform, 'User'));
  const picklists = useQuery(picklistsQuery(platform, 'User'));
  const [refused, setRefused] = useState<Partial<Record<OwnSetting, string>>>({});
  const refuse = (setting: OwnSetting, reason: string | undefined) =>
    setRefused({ ...refused, [setting]: reason });

  const settings = OWN_SETTINGS.map((setting) => ({
    setting,
    label: info.data?.fields[setting]?.label ?? setting,
    value: String(user.data?.values[setting] ?? ''),
    choices: choicesFor(picklists.data?.picklistFieldValues[setting], null, {}),
    problem: refused[setting],
  }));
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async ({ setting, value }: { setting: OwnSetting; value: string }) => {
      const now = settings.find((each) => each.setting === setting);
      const { label = setting, value: before = '' } = now ?? {};
      const person = { userId: userId ?? '', name: identity?.fullName ?? label };
      const reason = await saveSetting(platform, { ...person, setting, before, after: value });
      refuse(setting, reason);
      if (reason === undefined) noteSaved(say('settings.saved', { setting: label }));
    },
    onError: (error, { setting }) => refuse(setting, problemText(error, say)),
  });
  const choose = (setting: OwnSetting, value: string) => {
    if (setting === 'TimeZoneSidKey' && !isKnownZone(value))
      refuse(setting, say('settings.unknownZone', { zone: value }));
    else mutate({ setting, value });
  };
  const queries = [user, info, picklists];
  return {
    settings: queries.every(({ data }) => data) ? settings : undefined,
    error: queries.find(({ error }) => error)?.error,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
    choose,
    saving: isPending ? variables.setting : undefined,
  };
}

export type Setting = NonNullable<ReturnType<typeof useOwnSettings>['settings']>[number];
