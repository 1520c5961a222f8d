import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FetchError } from '#client/errors/index.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readSandboxControls, type SandboxScope } from '#client/sandbox/sessions.ts';
import {
  getRequestLog,
  getSandboxControls,
  getScenarios,
  getSnapshots,
} from '#generated/sandbox/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';

/** All that is set for a scope, and how to change it. */
export function useControls(scope: SandboxScope) {
  const platform = usePlatform();
  const { data, error, isPending } = useQuery(
    derivedQuery(platform, getSandboxControls, {
      input: { scope },
      part: 'page',
      read: () => readSandboxControls(platform, scope),
    }),
  );
  const status = error instanceof FetchError ? error.status : undefined;
  return {
    controls: error ? undefined : data,
    isPending,
    hasNoSandbox: status === 404 || status === 403,
    needsSession: status === 400,
    error,
  };
}

/** Carries out a change of the sandbox, reads all of the page again, and says so where it failed. */
export function useChange() {
  const platform = usePlatform();
  const say = useText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const change = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      notify(`${say('sandbox.failed')} ${problemText(error, say)}`, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      await platform.invalidate(getSandboxControls, getSnapshots, getScenarios, getRequestLog);
    }
  };
  return { isBusy, change };
}

export type Change = ReturnType<typeof useChange>['change'];

/** What every part of the page works with. */
export interface PartProps {
  scope: SandboxScope;
  change: Change;
}
