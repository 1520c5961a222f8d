import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { isBareStore } from '#mock/model/access/bare-store.ts';
import { sendInquiry } from './inquiries-controller.ts';
import { type MethodParameters, parseMethodParams } from './method-parameters.ts';
import { getCommerceProducts, getCommerceProductsPrice } from './products-controller.ts';
import { requestNotice } from './request-notice.ts';
import { requestReturn } from './request-return.ts';
import { withdrawNotice } from './withdraw-notice.ts';
import { declareWithdrawal } from './withdrawals-controller.ts';

type Result = components['schemas']['ServerMethodResult'];
type Method = (parameters: MethodParameters, context: RequestContext) => Promise<Result>;
type Classes = Readonly<Record<string, Readonly<Record<string, Method>>>>;

const { productsController, withdrawalsController, inquiriesController } = serverMethodsConstants;

/** The site's server classes with the methods that pages may call to read. */
const READING: Classes = { [productsController]: { getCommerceProducts, getCommerceProductsPrice } };

/** The same with those that write, which take a POST. */
const ALL: Classes = {
  ...READING,
  [withdrawalsController]: { declareWithdrawal },
  [inquiriesController]: { sendInquiry, requestReturn, requestNotice, withdrawNotice },
};

export const getServerMethodResult: Handler<'getServerMethodResult'> = async ({ path, query }, context) => {
  const parameters = parseMethodParams(query.methodParams);
  return { status: 200, body: await callMethod(READING, path, parameters, context) };
};

export const invokeServerMethod: Handler<'invokeServerMethod'> = async ({ path, body }, context) => {
  return { status: 200, body: await callMethod(ALL, path, { ...body }, context) };
};

/**
 * Calls a method of a server class. A bare store has none: they come with the package.
 *
 * @throws PlatformFault 404 for an unknown class or method, 400 for parameters the method cannot read
 */
async function callMethod(
  classes: Classes,
  { apexClass, apexMethod }: { readonly apexClass: string; readonly apexMethod: string },
  parameters: MethodParameters,
  context: RequestContext,
): Promise<Result> {
  const isThere = Object.hasOwn(classes, apexClass) && !isBareStore();
  const methods = isThere ? classes[apexClass] : undefined;
  const method = methods && Object.hasOwn(methods, apexMethod) ? methods[apexMethod] : undefined;
  if (!method) throw new PlatformFault(404, 'NOT_FOUND', `There is no method ${apexClass}.${apexMethod}.`);
  return method(parameters, context);
}
