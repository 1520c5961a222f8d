import { CHANNEL_ID, COMMUNITY_ID, SITE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addContent } from '#mock/model/shoppers/testing/site-records.ts';
import { makeId } from '#mock/store/ids.ts';
import { perform } from '../../call.ts';
import type { MakeCall, Row, Rows } from '../row.ts';
import type { World } from '../world.ts';

const GUESTS = 'pages are for everybody';

const edited = ({ store, contentId, next }: World) =>
  store.update('ManagedContent', contentId, {
    ContentBody: JSON.stringify({ caption: `Winter ${next()}`, image: { contentKey: 'MCPICTURE' } }),
  });

const read = (call: MakeCall, change: (world: World) => Promise<unknown>, more: Partial<Row> = {}): Row =>
  ({ kind: 'read', call, change, guest: GUESTS, ...more }) as Row;

const LISTED = { status: 200, because: 'what is not there is not listed' };
const one =
  (place: object): MakeCall =>
  ({ contentKey }) => ({ path: { ...place, contentKeyOrId: contentKey } });
const some =
  (place: object): MakeCall =>
  ({ contentKey }) => ({
    path: { ...place },
    query: { contentKeys: [contentKey], includeContentBody: true },
  });
const unknownIds = { unknown: { managedContentIds: LISTED } };

const renamed = ({ store, contentId, next }: World) =>
  store.update('ManagedContent', contentId, { Name: `Winter ${next()}` });
const collected =
  (place: object): MakeCall =>
  ({ collectionKey }) => ({ path: { ...place, collectionKeyOrId: collectionKey } });
const searched =
  (place: object): MakeCall =>
  () => ({ path: { ...place }, body: { queryTerm: 'winter' } });
const withNewPage = ({ store, next }: World) => {
  const UrlName = `anfahrt-${next()}`;
  return addContent(store, UrlName, 'offizin__page', { text: 'Anfahrt' }, { UrlName });
};
const redrawn = async ({ store, pictureKey, next }: World) => {
  const picture = await store.findOne('ManagedContent', { where: { ContentKey: pictureKey } });
  const drawing = { kind: 'counter', packs: [], label: `Tresen ${next()}` };
  await store.update('ManagedContent', String(picture?.Id), {
    ContentBody: JSON.stringify({ picture: drawing }),
  });
};

const media: MakeCall = ({ pictureKey }) => ({ path: { contentKey: pictureKey } });

export const contentRows = {
  getContent: read(one({ siteId: SITE_ID }), edited),
  getContents: read(some({ siteId: SITE_ID }), edited, unknownIds),
  getChannelContent: read(one({ channelId: CHANNEL_ID }), edited),
  getChannelContents: read(some({ channelId: CHANNEL_ID }), edited, unknownIds),
  getMedia: {
    kind: 'fixed',
    because: 'a picture is drawn by its key; another width is another picture',
    guest: GUESTS,
    call: media,
    unlike: ({ pictureKey }) => ({ path: { contentKey: pictureKey }, query: { format: 'png', width: 64 } }),
    answers: {
      304: async (world) => {
        const call = await media(world);
        const { headers } = await perform(world.guest, 'getMedia', call);
        return { ...call, headers: { 'if-none-match': String(headers.etag) } };
      },
    },
  },
  getSeoProperties: read(
    ({ productId }) => ({ path: { communityId: COMMUNITY_ID, recordId: productId } }),
    ({ store, productId, next }) => store.update('Product2', productId, { Name: `Sommerbalsam ${next()}` }),
    { bad: { fields: 'Colour' } },
  ),
  getDeliveryChannels: read(
    () => ({}),
    ({ store, next }) => store.insert('Site', { Name: 'Zweite', ChannelId__c: makeId('0ap', 100 + next()) }),
  ),
  getDeliveryChannel: read(
    () => ({ path: { channelId: CHANNEL_ID } }),
    ({ store, next }) => store.update('Site', SITE_ID, { Name: `Offizin ${next()}` }),
  ),
  getContentCollection: read(collected({ siteId: SITE_ID }), edited),
  getChannelContentCollection: read(collected({ channelId: CHANNEL_ID }), edited),
  searchContents: read(searched({ siteId: SITE_ID }), renamed),
  searchChannelContents: read(searched({ channelId: CHANNEL_ID }), renamed),
  findChannelContents: read(
    () => ({ path: { channelId: CHANNEL_ID }, query: { queryTerm: 'winter' } }),
    renamed,
    { bad: { queryTerm: '*' } },
  ),
  searchSite: read(() => ({ path: { siteId: SITE_ID }, query: { queryTerm: 'anfahrt' } }), withNewPage, {
    bad: { queryTerm: '*', pageToken: 'nowhere' },
  }),
  getChannelContentVersions: read(
    ({ contentKey }) => ({ path: { channelId: CHANNEL_ID }, query: { contentKeys: [contentKey] } }),
    edited,
    unknownIds,
  ),
  getChannelMedia: read(
    ({ pictureKey }) => ({ path: { channelId: CHANNEL_ID, mediaGUID: pictureKey } }),
    redrawn,
  ),
} satisfies Rows;
