import { getLayoutLimits, getRecordActionsLimits } from '#generated/record-data/constants.gen.ts';
import type { FormFactor } from '../../../model/actions/index.ts';

const { formFactor: formFactors } = getLayoutLimits;
const { retrievalMode: retrievalModes } = getRecordActionsLimits;

/** Filters of a request for actions as the caller wrote them. */
export interface GivenFilters {
  readonly actionTypes?: readonly string[] | undefined;
  readonly apiNames?: readonly string[] | undefined;
  readonly formFactor?: string | undefined;
  readonly retrievalMode?: string | undefined;
  readonly sections?: readonly string[] | undefined;
}

/** Which actions are asked for. */
export interface ActionRequest {
  readonly actionTypes: readonly string[] | undefined;
  readonly apiNames: readonly string[] | undefined;
  readonly formFactor: FormFactor;
  readonly retrievalMode: 'All' | 'PageLayout';
  readonly sections: readonly string[] | undefined;
  /** The filters as the query of an address; equal requests have equal ones. */
  readonly query: string;
}

/** The request behind the filters: an unknown form factor is ignored and means Large (RD-ACTION-02). */
export function actionRequest(given: GivenFilters): ActionRequest {
  const { actionTypes, apiNames, sections } = given;
  const formFactor = formFactors.enum.find((known) => known === given.formFactor) ?? formFactors.default;
  const retrievalMode =
    retrievalModes.enum.find((known) => known === given.retrievalMode) ?? retrievalModes.default;
  const named = { actionTypes, apiNames, formFactor, retrievalMode, sections };
  return { ...named, query: queryOf(named) };
}

function queryOf(filters: Record<string, string | readonly string[] | undefined>): string {
  const pairs = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent([value].flat().join(','))}`],
  );
  return pairs.join('&');
}
