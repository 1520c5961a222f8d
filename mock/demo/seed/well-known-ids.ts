import { makeId } from '../../store/ids.ts';
import { AUTOMATED_PROCESS_USER_ID } from '../../store/metadata-records.ts';

/** Ids that never change from seed to seed: apps, tests and settings name the shop by them. */
export const WEBSTORE_ID = makeId('0ZE', 1);
export const SITE_ID = makeId('0DM', 1);
export const CHANNEL_ID = makeId('0ap', 1);
export const COMMUNITY_ID = makeId('0DB', 1);
export const CATALOG_ID = makeId('0ZS', 1);

/** What the shop sells for, and what it compares with (AVP and UVP). */
export const SALE_PRICEBOOK_ID = makeId('01s', 1);
export const COMPARISON_PRICEBOOK_ID = makeId('01s', 2);
export const PRACTICE_PRICEBOOK_ID = makeId('01s', 3);

/** What pictures of products are for. */
export const DETAIL_MEDIA_GROUP_ID = makeId('2mg', 1);
export const LIST_MEDIA_GROUP_ID = makeId('2mg', 2);

export const EVERYBODY_GROUP_ID = makeId('0ZI', 1);
export const PRACTICE_GROUP_ID = makeId('0ZI', 2);

/** The user the seed itself writes as: the platform's own process. */
export const SYSTEM_USER_ID = AUTOMATED_PROCESS_USER_ID;

/** The demo users, password "demo". */
export const ERIKA_USER_ID = makeId('005', 2);
export const MERCHANDISER_USER_ID = makeId('005', 3);
export const SUPPORT_USER_ID = makeId('005', 4);
export const ADMINISTRATOR_USER_ID = makeId('005', 5);

/** Programs that may sign people in. */
export const DEMO_APPLICATION_ID = makeId('0H4', 1);
export const COMMAND_LINE_APPLICATION_ID = makeId('0H4', 2);
export const SHOP_APPLICATION_ID = makeId('0H4', 3);
export const CONSOLE_APPLICATION_ID = makeId('0H4', 4);

/** Where cases and leads wait for somebody. */
export const SERVICE_QUEUE_ID = makeId('00G', 1);
export const SALES_QUEUE_ID = makeId('00G', 2);

/** Erika's own account and the two she manages. */
export const ERIKA_ACCOUNT_ID = makeId('001', 1);
export const ERIKA_MANAGED_ACCOUNT_IDS = [makeId('001', 2), makeId('001', 3)] as const;

/** A practice, whose agreed prices the preview of the shop shows. */
export const PREVIEW_ACCOUNT_ID = makeId('001', 23);

export const STANDARD_DELIVERY_ID = makeId('2Dm', 1);
export const EXPRESS_DELIVERY_ID = makeId('2Dm', 2);
