import { createContext, useContext } from 'react';
import { useStore } from '#client/react/use-store.ts';
import { type Manner, manner } from './manner.ts';

const MannerContext = createContext<Manner>(manner.get());

/** Draws again what is written in the manner of the person whenever that changes; nothing else is. */
export function MannerProvider({ children }: { children: React.ReactNode }) {
  return <MannerContext value={useStore(manner)}>{children}</MannerContext>;
}

/** How the person at work reads and types days and numbers. */
export const useManner = (): Manner => useContext(MannerContext);
