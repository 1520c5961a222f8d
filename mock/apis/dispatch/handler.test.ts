import { expectTypeOf, it } from 'vitest';
import type { Handler, HandlerInput, HandlerResult } from './handler.ts';

it('gives a handler its input as the contract declares it', () => {
  type Input = HandlerInput<'getCartItems'>;
  expectTypeOf<Input['path']['cartStateOrId']>().toEqualTypeOf<string>();
  expectTypeOf<Input['query']['currencyIsoCode']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Input['query']['pageSize']>().toEqualTypeOf<number>();
  expectTypeOf<HandlerInput<'getObjectInfos'>['path']['objectApiNames']>().toEqualTypeOf<string[]>();
  expectTypeOf<HandlerInput<'createBuyerRegistration'>['body']['email']>().toEqualTypeOf<string>();
  expectTypeOf<HandlerInput<'createContentVersion'>['body']>().toEqualTypeOf<FormData>();
});

it('lets a handler answer declared statuses with their bodies only', () => {
  type Result = HandlerResult<'createBuyerRegistration'>;
  expectTypeOf<Extract<Result, { status: 201 }>['body']['accountId']>().toEqualTypeOf<string>();
  expectTypeOf<{ status: 418 }>().not.toExtend<Result>();
  expectTypeOf<{ status: 204 }>().toExtend<HandlerResult<'deleteRecord'>>();
  expectTypeOf<{ status: 200; body: string; headers: { 'content-type': string } }>().toExtend<
    HandlerResult<'getCsrfTokenModule'>
  >();
  expectTypeOf<Handler<'createBuyerRegistration'>>().parameter(1).toHaveProperty('store');
});
