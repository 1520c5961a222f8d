import type { Label } from '#mock/objects/definition/index.ts';

/** What differs from one installation to the next. */
export interface PackageOptions {
  /** Language of labels: that of the organisation. */
  readonly language: keyof Label;
  /** Addresses at which browsers reach the two apps. */
  readonly shop: string;
  readonly console: string;
}

/** Part of every name of ours that the organisation could have given to something else. */
export const NAME = 'Offizin';
