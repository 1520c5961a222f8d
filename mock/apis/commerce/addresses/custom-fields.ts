import type { components } from '#generated/commerce/types.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';

/**
 * Addresses have no custom fields, so that none can be written (PF-ADDR-05).
 *
 * @throws PlatformFault 400 INVALID_FIELD for the first one that is named
 */
export function refuseCustomFields(given: components['schemas']['AddressFieldsInput'] = []): void {
  const [field] = Array.isArray(given) ? given : given.fields;
  if (field)
    throw new PlatformFault(400, 'INVALID_FIELD', `No such field on ContactPointAddress: ${field.dataName}`);
}
