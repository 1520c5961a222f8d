/**
 * Cookie of a browser in which somebody has changed records. A shop on the same host reads everything anew for that
 * browser, as long as others may see what was there before.
 */
export const changedRecordsCookie = 'records_changed';

/** As long as a shop uses what it has read, in seconds; an application context is used longest. */
export const changedRecordsSeconds = 300;
