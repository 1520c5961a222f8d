import { useQuery } from '@tanstack/react-query';
import type { ActionOverride } from '#client/actions/types.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getFlexipageActions } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { actionNames } from './action-names.ts';

interface PageActionsProps {
  /** Name of a page that was put together of parts. */
  page: string;
  /** The displays that it is for; null for all. */
  formFactor: ActionOverride['formFactor'];
}

/** What a page offers the person on the displays that it is for. */
export function PageActions({ page, formFactor }: PageActionsProps) {
  const platform = usePlatform();
  const query = { formFactor: formFactor ?? undefined };
  const input = { path: { flexipageNames: [page] }, query };
  const { data } = useQuery(platformQuery(platform, getFlexipageActions, input));
  return data ? actionNames(data) : '–';
}
