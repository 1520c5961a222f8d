/** The keys of the invented brands; see index.ts for their looks. */
export const brandKeys = [
  'arnsberg',
  'corvida',
  'dermessa',
  'erstwerk',
  'ferrano',
  'gastriva',
  'linnemann',
  'liorelle',
  'metrivo',
  'murmeli',
  'nachtigall',
  'nordhaus',
  'okulind',
  'perlonta',
  'sommerau',
  'talvera',
  'vitalund',
  'windrose',
] as const;

export type BrandKey = (typeof brandKeys)[number];
