import { germanMetadata } from './metadata.ts';

/** Texts of the rooms beside records and lists. */
export const germanRooms = { ...germanMetadata };
