export { germanBundles as texts } from '../bundles/german.ts';
