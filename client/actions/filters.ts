import { getLayoutLimits } from '#generated/record-data/constants.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { isText, listOf, optional, withMembers } from '../forms.ts';
import type { OperationId } from '../operation.ts';
import type { ActionFilters } from './types.ts';

const FORM_FACTORS: readonly string[] = getLayoutLimits.formFactor.enum;

/** Lists of names are lists of texts, form factor and retrieval mode are texts (RD-ACTION-08 to RD-ACTION-12). */
const isFilters = withMembers({
  actionTypes: optional(listOf(isText)),
  apiNames: optional(listOf(isText)),
  formFactor: optional(isText),
  retrievalMode: optional(isText),
  sections: optional(listOf(isText)),
});

/**
 * The filters as they are sent: without a form factor that does not exist, since that is ignored.
 *
 * @throws CommerceError INVALID_CONFIG for filters of another form
 */
export function sentFilters<Filters extends ActionFilters>(
  operationId: OperationId,
  filters: Filters,
): Filters {
  if (!isFilters(filters)) throw invalidConfig(operationId);
  const { formFactor, ...rest } = filters;
  const known = formFactor !== undefined && FORM_FACTORS.includes(formFactor);
  return (known ? { ...rest, formFactor } : rest) as Filters;
}
