import { arnsberg } from './arnsberg.ts';
import type { Brand } from './brand.ts';
import type { BrandKey } from './brand-keys.ts';
import { corvida } from './corvida.ts';
import { dermessa } from './dermessa.ts';
import { erstwerk } from './erstwerk.ts';
import { ferrano } from './ferrano.ts';
import { gastriva } from './gastriva.ts';
import { linnemann } from './linnemann.ts';
import { liorelle } from './liorelle.ts';
import { metrivo } from './metrivo.ts';
import { murmeli } from './murmeli.ts';
import { nachtigall } from './nachtigall.ts';
import { nordhaus } from './nordhaus.ts';
import { okulind } from './okulind.ts';
import { perlonta } from './perlonta.ts';
import { sommerau } from './sommerau.ts';
import { talvera } from './talvera.ts';
import { vitalund } from './vitalund.ts';
import { windrose } from './windrose.ts';

/** The invented brands of the shop, by key; each file is one brand's whole look. */
export const brands = {
  arnsberg,
  corvida,
  dermessa,
  erstwerk,
  ferrano,
  gastriva,
  linnemann,
  liorelle,
  metrivo,
  murmeli,
  nachtigall,
  nordhaus,
  okulind,
  perlonta,
  sommerau,
  talvera,
  vitalund,
  windrose,
} satisfies Record<BrandKey, Brand>;
