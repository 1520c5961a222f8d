import type { ObjectDefinition } from '../objects/definition/index.ts';
import type { Schemas } from './schemas.ts';

const ICONS = '/img/icon/t4v35';

/** Colour and icon of an object; the icon's name is the last part of its address, before the size. */
export function themeInfo({ theme }: ObjectDefinition): Schemas['ThemeInfo'] {
  return { color: theme.color, iconUrl: standardIconUrl(theme.icon) };
}

/** Address of the icon of an object or an app, such as `product`. */
export function standardIconUrl(icon: string): string {
  return `${ICONS}/standard/${icon}_120.png`;
}

/** Address of the icon of an action, such as `edit`. */
export function actionIconUrl(icon: string): string {
  return `${ICONS}/action/${icon}_120.png`;
}
