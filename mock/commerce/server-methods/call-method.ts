import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/dispatch/handler.ts';
import { PlatformFault } from '#mock/faults/platform-fault.ts';
import type { MethodParameters } from './method-parameters.ts';
import { getCommerceProducts, getCommerceProductsPrice } from './products-controller.ts';

type Result = components['schemas']['ServerMethodResult'];
type Method = (parameters: MethodParameters, context: RequestContext) => Promise<Result>;

/** The site's server classes with the methods that pages may call. */
const CLASSES: Readonly<Record<string, Readonly<Record<string, Method>>>> = {
  ProductsController: { getCommerceProducts, getCommerceProductsPrice },
};

/**
 * Calls a method of a server class.
 *
 * @throws PlatformFault 404 for an unknown class or method, 400 for parameters the method cannot read
 */
export async function callMethod(
  { apexClass, apexMethod }: { readonly apexClass: string; readonly apexMethod: string },
  parameters: MethodParameters,
  context: RequestContext,
): Promise<Result> {
  const methods = Object.hasOwn(CLASSES, apexClass) ? CLASSES[apexClass] : undefined;
  const method = methods && Object.hasOwn(methods, apexMethod) ? methods[apexMethod] : undefined;
  if (!method) throw new PlatformFault(404, 'NOT_FOUND', `There is no method ${apexClass}.${apexMethod}.`);
  return method(parameters, context);
}
