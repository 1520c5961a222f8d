export { englishBundles as texts } from '../bundles/english.ts';
