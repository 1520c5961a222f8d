import type { HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { prepared } from '#mock/apis/dispatch/prepared.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { checkAddress, shippingCountries } from '../addresses/address-rules.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { openGuestAccount } from '../buyers/cart-opener.ts';
import { isKnownUsername } from '../buyers/usernames.ts';
import { sendConfirmationMail } from '../mails/code-mails.ts';
import { countCode } from './counted-codes.ts';
import { keepRegistration } from './pending-registrations.ts';
import { tellKnownName } from './tell-known-name.ts';

/**
 * Sends a guest a code with which an account is opened (PF-CTX-61). Whoever has an account with the address is told by
 * mail instead, and the answer is the same (PF-SEC-10).
 */
export const createBuyerRegistration = prepared<'createBuyerRegistration'>(
  async ({ path, body }, outside) => {
    const webStore = await requireWebStore(outside, path.webstoreId);
    if (!outside.session.isGuest)
      throw new PlatformFault(403, 'INSUFFICIENT_ACCESS', 'You have an account already. Sign out first.');
    await countCode(outside, body.email.toLowerCase());
    return (context) => register(body, context, webStore);
  },
);

async function register(
  body: HandlerInput<'createBuyerRegistration'>['body'],
  context: RequestContext,
  webStore: Row<'WebStore'>,
) {
  const { store, language } = context;
  const email = body.email.toLowerCase();
  const addresses = body.addressList ?? [];
  for (const address of addresses) checkAddress(address, shippingCountries(webStore), language);
  const guest = await openGuestAccount(context, webStore);
  if (await isKnownUsername(store, email)) await tellKnownName(context, { shop: webStore.Name, email });
  else {
    const kept = await keepRegistration(context, {
      Email__c: email,
      FirstName__c: body.firstName.trim(),
      LastName__c: body.lastName.trim(),
      Phone__c: body.phoneNumber?.trim() ?? null,
      Language__c: language,
      WebStoreId__c: webStore.Id,
      AccountId__c: guest.accountId,
      Addresses__c: JSON.stringify(addresses),
    });
    if (kept) await sendConfirmationMail(context, { shop: webStore.Name, registration: kept });
  }
  return { status: 201 as const, headers: guest.headers, body: { accountId: guest.accountId } };
}
