import type { Bundle } from '../../../engine/prism/bundle.ts';
import { type ContractOperation, loadContract } from '../../../engine/prism/contract.ts';

const errors = {
  description: 'An error.',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Errors' },
      examples: { sample: { value: [{ errorCode: 'SAMPLE', message: 'A sample.' }] } },
    },
  },
};
const declaredErrors = { 400: errors, 401: errors, 403: errors, 404: errors, 409: errors, 500: errors };

const itemJson = {
  'application/json': {
    schema: { $ref: '#/components/schemas/Item' },
    examples: {
      first: { value: { id: 'a1', name: 'First', size: { width: 3 } } },
      second: { value: { id: 'b2', name: 'Second' } },
    },
  },
};

/** A small contract that has one of everything the dispatcher treats differently. */
const sampleBundle = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1' },
  paths: {
    '/items/{itemId}': {
      get: {
        operationId: 'getItem',
        security: [{}, { session: [] }],
        parameters: [
          { name: 'itemId', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]\\d$' } },
          { name: 'pageSize', in: 'query', schema: { type: 'integer', maximum: 200, default: 25 } },
          { name: 'onlyNew', in: 'query', schema: { type: 'boolean' } },
          {
            name: 'fields',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { type: 'string' } },
          },
          { name: 'sizes', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
          { name: 'x-depth', in: 'header', schema: { type: 'integer' } },
        ],
        responses: { 200: { description: 'The item.', content: itemJson }, ...declaredErrors },
      },
      patch: {
        operationId: 'updateItem',
        security: [{ session: [] }],
        parameters: [{ name: 'itemId', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['name'],
                properties: { name: { type: 'string' } },
              },
            },
          },
        },
        responses: { 200: { description: 'The item.', content: itemJson }, ...declaredErrors },
      },
    },
    '/batch/{itemIds}': {
      get: {
        operationId: 'getItems',
        security: [],
        parameters: [
          {
            name: 'itemIds',
            in: 'path',
            required: true,
            explode: false,
            schema: { type: 'array', maxItems: 3, items: { type: 'string', pattern: '^[a-z]\\d$' } },
          },
        ],
        responses: { 200: { description: 'The item.', content: itemJson }, ...declaredErrors },
      },
    },
    '/records': {
      post: {
        operationId: 'createSample',
        security: [],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          201: { description: 'The item.', content: itemJson },
          400: {
            description: 'Refused.',
            content: {
              'application/json': {
                schema: { oneOf: [{ type: 'object' }, { $ref: '#/components/schemas/Errors' }] },
              },
            },
          },
          500: errors,
        },
      },
    },
    '/webruntime/items/{itemId}': {
      patch: {
        operationId: 'updateHelperItem',
        security: [{ session: [] }],
        parameters: [{ name: 'itemId', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 204: { description: 'Done.' }, ...declaredErrors },
      },
    },
    '/uploads': {
      post: {
        operationId: 'upload',
        security: [],
        requestBody: {
          required: true,
          content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: {
          200: { description: 'It back.', content: { 'image/png': { schema: { type: 'string' } } } },
          ...declaredErrors,
        },
      },
    },
  },
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    schemas: {
      Errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['errorCode', 'message'],
          properties: { errorCode: { type: 'string' }, message: { type: 'string' } },
        },
      },
      Item: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          size: { type: 'object', properties: { width: { type: 'integer' } } },
          labels: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
};

const empty = { openapi: '3.1.0', info: { title: 'Empty', version: '1' }, paths: {} } as Bundle;

/** The operations of the sample contract by operationId. */
export async function sampleOperations(): Promise<ReadonlyMap<string, ContractOperation>> {
  return loadContract({
    commerce: sampleBundle as unknown as Bundle,
    cms: empty,
    'record-data': empty,
    platform: empty,
    sandbox: empty,
  });
}
