import type { germanBundles } from './bundles/german.ts';
import type { german } from './german.ts';

/** What every language must say: the keys of the German texts. */
export type Messages = typeof german & typeof germanBundles;

type Join<Key extends string, Rest extends string> = `${Key}.${Rest}`;
type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : Join<K, Leaves<T[K]>> }[keyof T &
  string];

/** A plural pair `…_one` and `…_other` is asked for by its stem. */
type Stem<Key extends string> = Key extends `${infer S}_one` | `${infer S}_other` ? S : Key;

/** Path of a text, e.g. `record.saved`. */
export type TextKey = Stem<Leaves<Messages>>;
