import { iconsConstants } from '#generated/record-data/constants.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';

const CACHE_CONTROL = `public, max-age=${iconsConstants.iconMaxAgeSeconds}`;
const FILE = /^([a-z-]+)_(60|120)\.png$/;

/** Serves the icons that theme information, navigation items and actions name. */
export const getIcon: Handler<'getIcon'> = async ({ path }) => {
  const [, name = '', pixels] = FILE.exec(path.iconFile) ?? [];
  // Drawing takes a library that nothing else here needs.
  const { iconPicture } = await import('../../../art/icons/icon-picture.ts');
  const picture = await iconPicture(path.iconSet, name, Number(pixels));
  if (!picture) throw notFound();
  return {
    status: 200,
    headers: { 'cache-control': CACHE_CONTROL, 'content-type': 'image/png' },
    body: picture,
  };
};
