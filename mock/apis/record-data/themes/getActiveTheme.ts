import { apps } from '../../../model/apps/index.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Handler } from '../../dispatch/handler.ts';

/** Describes the one theme of the shop: the colour of its first app on white, without pictures. */
export const getActiveTheme: Handler<'getActiveTheme'> = () => {
  const color = apps[0] ? `#${apps[0].color}` : null;
  const theme = {
    brandColor: color,
    brandImage: null,
    defaultGroupBanner: null,
    defaultGroupImage: null,
    defaultPageBanner: null,
    defaultUserBanner: null,
    defaultUserImage: null,
    density: 'ViewOne',
    headerColor: color,
    linkColor: color,
    pageColor: '#FFFFFF',
  };
  return { status: 200, body: tagged(theme) };
};
