import { createContext, useContext } from 'react';
import type { NavItem, ThemeInfo } from '#client/records/types.ts';

/** Colours and icons of objects by API name. */
export type ObjectThemes = Readonly<Record<string, ThemeInfo>>;

const ObjectThemesContext = createContext<ObjectThemes>({});

export const ObjectThemesProvider = ObjectThemesContext.Provider;
export const useObjectThemes = () => useContext(ObjectThemesContext);

/** What navigation items know about the looks of the objects that they lead to. */
export function themesOf(items: readonly NavItem[]): ObjectThemes {
  const themes = items.flatMap(({ objectApiName, color = null, iconUrl = null }) =>
    objectApiName ? [[objectApiName, { color, iconUrl }]] : [],
  );
  return Object.fromEntries(themes);
}
