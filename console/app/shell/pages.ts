import {
  Braces,
  ChartColumn,
  FlaskConical,
  House,
  type LucideIcon,
  PackageSearch,
  Search,
  UserSearch,
} from 'lucide-react';
import type { TextKey } from '../i18n/messages.ts';
import { paths } from '../paths.ts';

/** A page of the console that is no page of an object. */
export interface Room {
  label: TextKey;
  path: string;
  icon: LucideIcon;
}

export const workRooms: readonly Room[] = [
  { label: 'room.dashboard', path: paths.dashboard(), icon: ChartColumn },
  { label: 'room.find', path: paths.find(), icon: Search },
  { label: 'room.homeContent', path: paths.homeContent(), icon: House },
  { label: 'room.stock', path: paths.stock(), icon: PackageSearch },
  { label: 'room.customers', path: paths.customers(), icon: UserSearch },
];

export const developRooms: readonly Room[] = [
  { label: 'room.sandbox', path: paths.sandbox(), icon: FlaskConical },
  { label: 'room.api', path: paths.api(), icon: Braces },
];
