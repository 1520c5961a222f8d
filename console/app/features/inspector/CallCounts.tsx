import { Typography } from '@mui/material';
import { useStore } from '#client/react/use-store.ts';
import { parseApiUsage, USAGE_HEADER } from '#http/proxy/api-usage.ts';
import { tagOf } from '../../i18n/manner.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { recorder } from './recorder.ts';
import type { InspectedCall } from './use-calls.ts';

/** How many calls the page has cost, what it had from the cache, and what a day allows, where the platform says so. */
export function CallCounts({ calls }: { calls: readonly InspectedCall[] }) {
  const say = useText();
  const usage = useUsage();
  const number = new Intl.NumberFormat(tagOf(useLocale()));
  const made = calls.filter(({ call }) => call !== undefined).length;
  const parts = [
    say('inspector.count', { count: made }),
    say('inspector.cachedCount', { count: calls.length - made }),
    ...(usage
      ? [say('inspector.usage', { used: number.format(usage.used), maximum: number.format(usage.maximum) })]
      : []),
  ];
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {parts.join(' · ')}
    </Typography>
  );
}

/** What the latest answer that tells of it has said. */
function useUsage() {
  const { calls } = useStore(recorder);
  const told = calls.find(({ headers }) => headers?.has(USAGE_HEADER));
  return parseApiUsage(told?.headers?.get(USAGE_HEADER));
}
