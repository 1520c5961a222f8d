import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from '../platform.ts';

const PlatformContext = createContext<Platform | undefined>(undefined);

/** Gives a tree its platform, and TanStack Query the platform's cache. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}

/** The platform of the tree. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it.');
  return platform;
}
