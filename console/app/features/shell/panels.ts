import { useStore } from '#client/react/use-store.ts';
import { createStore } from '#client/store.ts';

interface Panels {
  /** What is open over or beside the page, from wherever it was asked for. */
  open: 'personalise' | 'inspector' | 'shortcuts' | 'changes' | 'favorites' | undefined;
}

/** Room that the inspector takes beside a page, where there is room beside it; in pixels. */
export const INSPECTOR_WIDTH = 460;

/** Panels of the frame; a command or a menu opens them, the frame draws them. */
export const panels = createStore<Panels>({ open: undefined });

export const usePanels = () => useStore(panels);
export const closePanel = () => panels.set({ open: undefined });
