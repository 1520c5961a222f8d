import type { Insert } from '../../store/row.ts';
import { DETAIL_MEDIA_GROUP_ID, LIST_MEDIA_GROUP_ID } from './well-known-ids.ts';

/** The media groups that every store has. */
export const mediaGroups: Insert<'ElectronicMediaGroup'>[] = [
  {
    Id: DETAIL_MEDIA_GROUP_ID,
    Name: 'Produktbilder',
    DeveloperName: 'productDetailImage',
    UsageType: 'Standard',
  },
  { Id: LIST_MEDIA_GROUP_ID, Name: 'Listenbild', DeveloperName: 'productListImage', UsageType: 'Listing' },
];
