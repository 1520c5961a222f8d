import { useQuery } from '@tanstack/react-query';
import {
  Keyboard,
  Languages,
  LogOut,
  Moon,
  Plus,
  ScanSearch,
  Search,
  Settings,
  Settings2,
  Sun,
  Undo2,
  Zap,
} from 'lucide-react';
import { useLogout, useTheme } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { LOCALES } from '../../i18n/locales.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { useOfferedActions } from '../actions/offered-actions.ts';
import { useGlobalActions } from '../actions/use-actions.ts';
import { useOpenAction } from '../actions/use-open-action.ts';
import { usePageSettings } from '../shell/page-settings-provider.tsx';
import { developerPages, workPages } from '../shell/pages.ts';
import { openInspector, panels } from '../shell/panels.ts';
import { allObjectsQuery } from './all-objects-query.ts';
import type { Command, Suggestion } from './suggestions.ts';

/**
 * All that can be done from the command palette, and the way from a term to the page of all results.
 *
 * @param isMoreAsked whether it is read of which objects records can be made
 */
export function useCommands(
  term: string,
  isMoreAsked: boolean,
): { known: Command[]; everywhere: Suggestion[] } {
  const say = useText();
  const settings = usePageSettings();
  const logout = useLogout();
  const [theme, setTheme] = useTheme();
  const [locale, setLocale] = useLanguage();
  const { start } = useOpenAction();
  const { data: infos = [] } = useQuery(allObjectsQuery(usePlatform(), isMoreAsked));
  const isDark = theme === 'dark';
  const pages = [...workPages, ...developerPages(settings)].map(({ label, path, icon }) => ({
    label: say(label),
    path,
    icon,
  }));
  const language = (each: (typeof LOCALES)[number]): Command => ({
    label: say('palette.language', { language: each.name }),
    icon: Languages,
    run: () => setLocale(each.locale),
  });
  const creations = infos
    .filter(({ createable, layoutable }) => createable && layoutable)
    .map(({ apiName, label }) => ({
      label: say('palette.create', { object: label }),
      path: paths.create(apiName),
      icon: Plus,
    }));
  const known: Command[] = [
    ...useOfferedActions().map(({ label, about, begin }) => ({ label, hint: about, icon: Zap, run: begin })),
    ...(useGlobalActions(true) ?? []).map(({ apiName, label }) => ({
      label: label ?? apiName,
      icon: Zap,
      run: () => start(apiName),
    })),
    ...pages,
    { label: say('settings.title'), path: paths.settings(), icon: Settings },
    { label: say('palette.inspector'), icon: ScanSearch, run: () => openInspector() },
    { label: say('undo.title'), icon: Undo2, run: () => panels.set({ open: 'changes' }) },
    { label: say('shortcuts.title'), icon: Keyboard, run: () => panels.set({ open: 'shortcuts' }) },
    { label: say('palette.personalise'), icon: Settings2, run: () => panels.set({ open: 'personalise' }) },
    {
      label: say(isDark ? 'palette.light' : 'palette.dark'),
      icon: isDark ? Sun : Moon,
      run: () => setTheme(isDark ? 'light' : 'dark'),
    },
    ...LOCALES.filter((each) => each.locale !== locale).map(language),
    // With nothing typed, one line per object would bury the rest.
    ...(term ? creations : []),
    { label: say('palette.signOut'), icon: LogOut, run: () => logout({}, '/login', false) },
  ];
  return { known, everywhere: term ? [everywhereSuggestion(term, say)] : [] };
}

const everywhereSuggestion = (term: string, say: ReturnType<typeof useText>): Suggestion => ({
  group: 'actions',
  path: paths.find(term),
  icon: Search,
  label: say('palette.everywhere', { term }),
  hint: say('palette.everywhereHint'),
});
