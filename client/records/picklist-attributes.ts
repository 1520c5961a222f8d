import { getPicklistValues } from '#generated/record-data/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { PicklistValues } from './types.ts';

type Attributes = NonNullable<PicklistValues['values'][number]['attributes']>;
type Kind = Attributes['picklistAtrributesValueType'];

/** The kinds of attributes that picklist values can have (RD-PICK-02 to RD-PICK-05). */
const KINDS: Record<Kind, true> = {
  CaseStatus: true,
  LeadStatus: true,
  OpportunityStage: true,
  WorkStepStatus: true,
};

/**
 * Refuses picklist values whose attributes are of a kind that nobody knows.
 *
 * @throws CommerceError `Invalid discriminatorValue` (RD-PICK-06)
 */
export function refuseUnknownAttributes(values: PicklistValues['values']): void {
  for (const { attributes } of values) {
    if (!attributes || Object.hasOwn(KINDS, attributes.picklistAtrributesValueType)) continue;
    const { operationId } = getPicklistValues;
    throw new CommerceError('INVALID_CONFIG', { operationId, message: 'Invalid discriminatorValue' });
  }
}
