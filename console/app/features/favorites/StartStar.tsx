import { useNavItems } from '../../data/apps.ts';
import { FavoriteStar } from './FavoriteStar.tsx';

/** Marks the start of the apps, which is the dashboard here; absent where the platform has no such page. */
export function StartStar() {
  const { data: items = [] } = useNavItems();
  const start = items.find(({ standardType }) => standardType === 'home');
  return start ? <FavoriteStar target={start.developerName} targetType="Tab" /> : null;
}
