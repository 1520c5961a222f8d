import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Insert } from '#mock/store/row.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { type Declaration, sendWithdrawalMail } from '../mails/withdrawal-mail.ts';
import { lockRecord } from '../records/lock-record.ts';
import { invalid, type MethodParameters, requiredText, shortText } from './method-parameters.ts';

type Receipt = components['schemas']['WithdrawalReceipt'];

const LONGEST = { name: 120, orderNumber: 40, email: 80, items: 1000 };

/**
 * Receives a withdrawal from an order as a case for the staff, whoever declares it. The same declaration again is the
 * same case. The receipt does not say whether there is such an order.
 */
export async function declareWithdrawal(
  parameters: MethodParameters,
  context: RequestContext,
): Promise<Receipt> {
  const { store, now } = context;
  const webStore = await requireWebStore(context, requiredText(parameters, 'webstoreId'));
  const declared = readDeclaration(parameters);
  const order = await store.findOne('Order', { where: { OrderReferenceNumber: declared.orderNumber } });
  if (order) await lockRecord(store, 'Account', order.AccountId);
  const record = caseOf(declared);
  const earlier = await store.findOne('Case', {
    where: {
      Type: 'Withdrawal',
      SuppliedEmail: declared.email,
      Subject: record.Subject,
      Description: record.Description,
    },
  });
  if (earlier) return { reference: earlier.CaseNumber, receivedAt: earlier.CreatedDate };
  const received = await store.insert('Case', {
    ...record,
    ...(order?.SalesStoreId === webStore.Id ? { AccountId: order.AccountId, OrderId__c: order.Id } : {}),
  });
  await sendWithdrawalMail(context, { shop: webStore.Name, received, declared });
  return { reference: received.CaseNumber, receivedAt: now.toISOString() };
}

function readDeclaration(parameters: MethodParameters): Declaration {
  const email = shortText(parameters, 'email', LONGEST.email);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('The parameter email must be an e-mail address.');
  return {
    name: shortText(parameters, 'name', LONGEST.name),
    orderNumber: shortText(parameters, 'orderNumber', LONGEST.orderNumber),
    email,
    items: parameters.items ? shortText(parameters, 'items', LONGEST.items) : undefined,
  };
}

/** The declaration in the words of the law, for the staff. */
function caseOf({ name, orderNumber, email, items }: Declaration) {
  return {
    Subject: `Widerruf der Bestellung ${orderNumber}`,
    Type: 'Withdrawal',
    Origin: 'Web',
    Priority: 'High',
    SuppliedEmail: email,
    Description: [
      `${name} widerruft den Vertrag über die Bestellung ${orderNumber}.`,
      items === undefined ? 'Umfang: die ganze Bestellung.' : `Umfang: ${items}`,
      `Eingangsbestätigung an ${email}.`,
    ].join('\n'),
  } satisfies Insert<'Case'>;
}
