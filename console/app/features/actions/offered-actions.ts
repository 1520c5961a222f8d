import { useEffect, useEffectEvent } from 'react';
import type { PlatformAction } from '#client/actions/types.ts';
import { useStore } from '#client/react/use-store.ts';
import { createStore } from '#client/store.ts';

/** An action that can be begun by its name from wherever somebody is. */
export interface OfferedAction {
  label: string;
  /** What it is done with. */
  about: string;
  begin: () => void;
}

const offered = createStore<{ actions: readonly OfferedAction[] }>({ actions: [] });

/** Offers the actions of the record on the screen to the command palette, as long as it is there. */
export function useOfferActions(
  actions: readonly Pick<PlatformAction, 'apiName' | 'label'>[],
  about: string,
  start: (apiName: string) => void,
): void {
  const begin = useEffectEvent(start);
  const named = actions.flatMap(({ apiName, label }) => (label ? [{ apiName, label }] : []));
  const key = JSON.stringify([named, about]);
  useEffect(() => {
    const own = named.map(({ apiName, label }) => ({ label, about, begin: () => begin(apiName) }));
    offered.set({ actions: own });
    return () => {
      if (offered.get().actions === own) offered.set({ actions: [] });
    };
  }, [key]);
}

/** What the command palette can begin of the record on the screen. */
export const useOfferedActions = (): readonly OfferedAction[] => useStore(offered).actions;
