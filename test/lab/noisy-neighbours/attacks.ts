import { mediaUrl } from '#storefront/app/ui/picture/media-url.ts';
import { asGuest, pictures } from './as-guest.ts';
import { asStaff } from './as-staff.ts';
import type { Attack } from './attack.ts';

/** A picture of many shapes, which takes long to draw. */
const PICTURE = 'MCBANNERBILD-ERKAELTUNG';

/** Everything that somebody else can do to the shop and the platform, by name. */
export const attacks: Readonly<Record<string, Attack>> = {
  ...asGuest,
  'pictures in all widths': pictures(mediaUrl(PICTURE)),
  ...asStaff,
};
