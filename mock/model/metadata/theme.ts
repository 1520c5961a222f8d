import { getIcon } from '#generated/record-data/client.gen.ts';
import { iconsConstants } from '#generated/record-data/constants.gen.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { platformPath } from './platform-path.ts';
import type { Schemas } from './schemas.ts';

/** Colour and icon of an object; the icon's name is the last part of its address, before the size. */
export function themeInfo({ theme }: ObjectDefinition): Schemas['ThemeInfo'] {
  return { color: theme.color, iconUrl: standardIconUrl(theme.icon) };
}

/** Address of the icon of an object or an app, such as `product`. */
export function standardIconUrl(icon: string): string {
  return iconUrl('standard', icon);
}

/** Address of the icon of an action, such as `edit`. */
export function actionIconUrl(icon: string): string {
  return iconUrl('action', icon);
}

function iconUrl(iconSet: string, icon: string): string {
  return platformPath(getIcon, { iconSet, iconFile: `${icon}_${iconsConstants.iconPixels}.png` });
}
