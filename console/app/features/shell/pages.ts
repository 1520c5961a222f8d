import {
  Braces,
  ChartColumn,
  FileDiff,
  FileText,
  FlaskConical,
  Gauge,
  GitCompareArrows,
  House,
  type LucideIcon,
  PackageSearch,
  Search,
  SquareTerminal,
  UserSearch,
} from 'lucide-react';
import type { PageSettings } from '../../data/page-settings.ts';
import type { TextKey } from '../../i18n/messages.ts';
import { paths } from '../../paths.ts';

/** A page of the console that is no page of an object. */
export interface NavigationPage {
  label: TextKey;
  path: string;
  icon: LucideIcon;
}

export const workPages: readonly NavigationPage[] = [
  { label: 'page.dashboard', path: paths.dashboard(), icon: ChartColumn },
  { label: 'page.find', path: paths.find(), icon: Search },
  { label: 'page.homeContent', path: paths.homeContent(), icon: House },
  { label: 'page.contentPages', path: paths.contents(), icon: FileText },
  { label: 'page.stock', path: paths.stock(), icon: PackageSearch },
  { label: 'page.customers', path: paths.customers(), icon: UserSearch },
];

/** Pages for developers; the sandbox where the platform has one. */
export const developerPages = ({ hasSandbox }: Pick<PageSettings, 'hasSandbox'>): NavigationPage[] => [
  ...(hasSandbox ? [{ label: 'page.sandbox' as const, path: paths.sandbox(), icon: FlaskConical }] : []),
  { label: 'page.query', path: paths.query(), icon: SquareTerminal },
  { label: 'page.limits', path: paths.limits(), icon: Gauge },
  { label: 'page.schema', path: paths.schema(), icon: GitCompareArrows },
  { label: 'page.drift', path: paths.drift(), icon: FileDiff },
  { label: 'page.api', path: paths.api(), icon: Braces },
];
