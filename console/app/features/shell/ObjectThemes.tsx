import { useMemo } from 'react';
import { useNavItems } from '../../data/apps.ts';
import { ObjectThemesProvider, themesOf } from '../../ui/object-themes.ts';

/** Lets marks know the colours and icons of objects before anything else of these objects is read. */
export function ObjectThemes({ children }: { children: React.ReactNode }) {
  const { data } = useNavItems();
  const themes = useMemo(() => themesOf(data ?? []), [data]);
  return <ObjectThemesProvider value={themes}>{children}</ObjectThemesProvider>;
}
