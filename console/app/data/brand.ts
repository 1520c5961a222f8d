import { useEffect, useSyncExternalStore } from 'react';
import { type Store, useStoreContext } from 'react-admin';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getActiveTheme } from '#generated/record-data/client.gen.ts';
import { useRested } from '../ui/use-rested.ts';

const BRAND = 'brand';

/** Reads the colour of the brand from the platform's theme and keeps it in this browser; it is the last one where that fails. */
export async function keepBrand(platform: Platform, preferences: Pick<Store, 'setItem'>): Promise<void> {
  try {
    const { brandColor } = await platform.read(getActiveTheme, {});
    preferences.setItem(BRAND, brandColor);
  } catch {
    // Colours are no reason to disturb somebody.
  }
}

/** Keeps the colour of the brand once a page has what it shows. */
export function useKeptBrand(): void {
  const platform = usePlatform();
  const preferences = useStoreContext();
  const isRested = useRested();
  useEffect(() => {
    if (isRested) void keepBrand(platform, preferences);
  }, [isRested, platform, preferences]);
}

/** The colour of the brand as it was kept last. */
export const useBrand = (preferences: Pick<Store, 'getItem' | 'subscribe'>): string | null | undefined =>
  useSyncExternalStore(
    (onChange) => preferences.subscribe(BRAND, onChange),
    () => preferences.getItem<string | null>(BRAND),
  );
