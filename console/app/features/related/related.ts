import type { RelatedListSummary } from '#client/records/types.ts';
import { getRelatedListCountLimits } from '#generated/record-data/constants.gen.ts';

/** The platform counts no further than this. */
export const COUNT_LIMIT = getRelatedListCountLimits.maxCount.maximum;

/** Begins the names of places on the page of a record at which its related lists stand. */
export const RELATED_ANCHOR = 'related-';

/** Where a related list stands on the page of its parent. */
export const relatedListAnchor = ({ relatedListId }: RelatedListSummary): string =>
  RELATED_ANCHOR + relatedListId;
