import type { App } from '#client/records/types.ts';
import { ObjectMark } from './ObjectMark.tsx';

/** Stands for an app: its icon on its colour. */
export function AppMark({ app, size }: { app: App; size: number }) {
  const { developerName, label, headerColor, iconUrl = null } = app;
  const color = headerColor?.replace('#', '') ?? null;
  return <ObjectMark object={{ apiName: developerName, label, themeInfo: { color, iconUrl } }} size={size} />;
}
