import { useStore } from '#client/react/use-store.ts';
import { createStore } from '#client/store.ts';

interface Panels {
  /** What is open over or beside the page, from wherever it was asked for. */
  open: 'personalise' | 'inspector' | 'shortcuts' | 'changes' | 'favorites' | undefined;
  /** Number of the call that the inspector was opened for. */
  call?: number | undefined;
}

/** Room that the inspector takes beside a page, where there is room beside it; in pixels. */
export const INSPECTOR_WIDTH = 460;

/** Panels of the frame; a command or a menu opens them, the frame draws them. */
export const panels = createStore<Panels>({ open: undefined });

export const usePanels = () => useStore(panels);
/** Opens the inspector, at one call of any page where one is told. */
export const openInspector = (call?: number) => panels.set({ open: 'inspector', call });
export const closePanel = () => panels.set({ open: undefined });
