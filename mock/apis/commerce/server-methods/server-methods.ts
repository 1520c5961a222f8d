import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { ALL, callMethod, READING } from './call-method.ts';
import { parseMethodParams } from './method-parameters.ts';

export const getServerMethodResult: Handler<'getServerMethodResult'> = async ({ path, query }, context) => {
  const parameters = parseMethodParams(query.methodParams);
  return { status: 200, body: await callMethod(READING, path, parameters, context) };
};

export const invokeServerMethod: Handler<'invokeServerMethod'> = async ({ path, body }, context) => {
  return { status: 200, body: await callMethod(ALL, path, { ...body }, context) };
};
