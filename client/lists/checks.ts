import { isFlag, isInteger, isText, isTextOrNull, listOf, mapOf, optional, withMembers } from '../forms.ts';

/** A condition of a list (record-data.md §5). */
export const isFilterItem = withMembers({
  fieldApiName: isText,
  operandLabels: listOf(isText),
  operator: isText,
});

/** Whose records a list holds (record-data.md §5). */
export const isScope = withMembers({
  apiName: isText,
  entityId: optional(isTextOrNull),
  relatedEntityId: optional(isTextOrNull),
});

/** One field of an order (record-data.md §5). */
export const isOrderItem = withMembers({ fieldApiName: isText, isAscending: isFlag });

/** Widths and wrapping by column, and an order; each may be missing (record-data.md §5). */
export const isPreference = withMembers({
  columnWidths: optional(mapOf(isInteger)),
  columnWrap: optional(mapOf(isFlag)),
  orderedBy: optional(listOf(isOrderItem)),
});
