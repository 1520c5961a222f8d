import type { Answer } from './call.ts';

const TOLD = 'the fault is told to the application at its address of return';

const PASSED_OVER = 'a read passes over what is no date';

/** Parameters that have no bad value, and why. With `operationId.name` only there. */
const TAKES_ANYTHING: Readonly<Record<string, string>> = {
  'If-Modified-Since': 'what is no date is passed over',
  'getSObjects.If-Unmodified-Since': PASSED_OVER,
  'getSObjectDescribe.If-Unmodified-Since': PASSED_OVER,
  'getSObjectRecord.If-Unmodified-Since': PASSED_OVER,
  'Accept-Encoding': 'whoever understands no encoding that there is gets the plain picture',
  'If-None-Match': 'a tag that is not the current one asks for the whole answer',
  'X-SFDC-Allow-Continuation': 'methods answer at once, whether or not the caller would wait',
  allProductSellingModelPrices: 'no product is sold in several ways, so that there is nothing more to price',
  contentTypeFQN: 'a type that there is not has no contents',
  'getListUi.where': 'it counts where an id asks for the records of a list, not for the lists of an object',
  'getRelatedListRecordsBatchByParameters.where': 'each list of a batch is refused for itself',
  managedContentType: 'a type that there is not has no contents',
  response_type: TOLD,
  code_challenge: TOLD,
  code_challenge_method: TOLD,
  nonce: TOLD,
  sid: 'a token that nobody has is that of an ended session, a 401',
  'Auth-Request-Type': 'it is looked at only where name and password come as Basic authorization',
  login_hint: 'it is filled in as it stands',
  prompt: 'a value other than login is no wish',
  'startAuthorization.scope': TOLD,
  'startAuthorization.state': 'it is handed through',
  'submitAuthorization.scope': TOLD,
  'submitAuthorization.state': 'it is handed through',
  mediaGroups: 'a group that there is not has no pictures',
};

const OPENED =
  'it is the state of a checkout that was opened, to be deleted and started again (SF-CHECKOUT-01)';

const COUNTED = 'a wrong password is counted, so that the next ones have to wait (PF-DOOR-31)';

const GUESSED = 'a wrong guess at an order is counted, so that the next ones are refused (PF-SEC-08)';

const TRIED =
  'codes that somebody has sent to an address are counted, so that the next ones have to wait (PF-SEC-10)';

/** Refusals that are kept, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'startCheckout 422': OPENED,
  'createCheckout 422': OPENED,
  'startActiveCheckout 422': OPENED,
  'executePartnerCall 500': COUNTED,
  'executeEnterpriseCall 500': COUNTED,
  ...Object.fromEntries(
    ['createBuyerRegistration', 'resetPassword'].flatMap((operationId) =>
      [400, 401, 403, 500, 503].map((status) => [`${operationId} ${status}`, TRIED]),
    ),
  ),
  ...Object.fromEntries(
    ['findOrderSummary', 'createOrderAccessToken', 'addOrderToCart'].flatMap((operationId) =>
      [400, 403, 404].map((status) => [`${operationId} ${status}`, GUESSED]),
    ),
  ),
};

/** Whether a parameter is known to have no value that could be refused. */
export function takesAnything(operationId: string, name: string): boolean {
  return name in TAKES_ANYTHING || `${operationId}.${name}` in TAKES_ANYTHING;
}

/** Whether something remains of what was refused with this answer. */
export function isKept(operationId: string, { status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  return `${operationId} ${status}` in KEPT || asksForConfirmation(body);
}

/** A payment that the customer has to confirm has the status of a refusal, and a page that waits for them (PF-CHECK-12). */
const asksForConfirmation = (body: unknown): boolean =>
  body !== null &&
  typeof body === 'object' &&
  'salesforceResultCode' in body &&
  body.salesforceResultCode === 'RequiresReview';
