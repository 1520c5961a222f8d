import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { ALL, callMethod } from './call-method.ts';

export const invokeServerMethod: Handler<'invokeServerMethod'> = async ({ path, body }, context) => {
  return { status: 200, body: await callMethod(ALL, path, { ...body }, context) };
};
