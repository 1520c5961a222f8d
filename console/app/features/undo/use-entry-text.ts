import { useQueries } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import type { WriteEntry, Written } from '../../data/undo/written.ts';
import type { TextKey } from '../../i18n/messages.ts';
import { type Say, useText } from '../../i18n/use-text.ts';

type Labels = Readonly<Record<string, string | undefined>>;

/** What was written, as a person says it: with the labels of the fields that were changed. */
export function useEntryText({ records }: Pick<WriteEntry, 'records'>): string {
  const say = useText();
  const platform = usePlatform();
  const written = records.filter(({ setting }) => setting === undefined);
  const apiNames = [...new Set(written.map(({ apiName }) => apiName))];
  const infos = useQueries({ queries: apiNames.map((apiName) => objectInfoQuery(platform, apiName)) });
  const labels = Object.fromEntries(
    infos.flatMap(({ data }) =>
      Object.values(data?.fields ?? {}).map(({ apiName, label }) => [apiName, label]),
    ),
  );
  return entryText(records, labels, say);
}

/** One sentence for each kind of change, of one record with its name and of several with their number. */
export function entryText(records: readonly Written[], labels: Labels, say: Say): string {
  const kinds = Map.groupBy(
    records.filter(({ setting }) => setting === undefined),
    ({ kind }) => kind,
  );
  const merged = kinds.get('merged');
  const [first] = merged ?? [];
  // What was moved by a merge is a part of it.
  if (merged)
    return say('undo.merged', { count: merged.length, name: first?.name ?? '', into: first?.into ?? '' });
  const texts = [...kinds].map(([kind, part]) => {
    const names = new Set(part.flatMap(({ before }) => Object.keys(before ?? {})));
    const fields = [...names].map((name) => labels[name] ?? name).join(', ');
    return say(`undo.${kind}`, { count: part.length, name: part[0]?.name ?? '', fields });
  });
  const settings = records.flatMap(({ setting, kind, name }) =>
    setting ? say(`undo.${setting.of}_${kind}` as TextKey, { name }) : [],
  );
  return [...texts, ...settings].join(' · ');
}
