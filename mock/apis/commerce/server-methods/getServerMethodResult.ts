import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { callMethod, READING } from './call-method.ts';
import { parseMethodParams } from './method-parameters.ts';

export const getServerMethodResult: Handler<'getServerMethodResult'> = async ({ path, query }, context) => {
  const parameters = parseMethodParams(query.methodParams);
  return { status: 200, body: await callMethod(READING, path, parameters, context) };
};
