import type { ObjectDefinition } from '../objects/definition/index.ts';
import type { Schemas } from './schemas.ts';

/** Colour and icon of an object; the icon's name is the last part of its address, before the size. */
export function themeInfo({ theme }: ObjectDefinition): Schemas['ThemeInfo'] {
  return { color: theme.color, iconUrl: `/img/icon/t4v35/standard/${theme.icon}_120.png` };
}
