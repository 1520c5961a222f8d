import { isFlag, isInteger, isText, isTextOrNull, listOf, mapOf, optional, withMembers } from '../forms.ts';

/** A condition of a list (RD-LIST-10 to RD-LIST-12). */
export const isFilterItem = withMembers({
  fieldApiName: isText,
  operandLabels: listOf(isText),
  operator: isText,
});

/** Whose records a list holds (RD-LIST-13 to RD-LIST-15). */
export const isScope = withMembers({
  apiName: isText,
  entityId: optional(isTextOrNull),
  relatedEntityId: optional(isTextOrNull),
});

/** One field of an order (RD-LIST-16, RD-LIST-17). */
export const isOrderItem = withMembers({ fieldApiName: isText, isAscending: isFlag });

/** Widths and wrapping by column, and an order; each may be missing (RD-LIST-18, RD-LIST-19). */
export const isPreference = withMembers({
  columnWidths: optional(mapOf(isInteger)),
  columnWrap: optional(mapOf(isFlag)),
  orderedBy: optional(listOf(isOrderItem)),
});
