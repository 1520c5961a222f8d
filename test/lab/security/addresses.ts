import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';

/** Of the commerce calls. */
export const STORE_PATH = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
/** Of the commerce calls for guests. */
export const GUEST_STORE_PATH = `/webruntime/api${STORE_PATH}`;
/** Of the record data calls. */
export const RECORDS_PATH = '/services/data/v64.0/ui-api';
