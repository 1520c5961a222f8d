import type { ApiOperation, Json } from './contracts.ts';
import { type ExampleParameter, requestExample } from './request-example.ts';

const FORM = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The calls of a contract as a collection of Postman (v2.1), in folders by subject; `instance` and `token` are to be filled in. */
export function postmanCollection(name: string, operations: readonly ApiOperation[], instance: string): Json {
  const folders = Map.groupBy(operations, ({ tag }) => tag);
  return {
    info: { name, schema: FORM },
    variable: [
      { key: 'instance', value: instance },
      { key: 'token', value: '' },
    ],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    item: [...folders].map(([tag, part]) => ({ name: tag, item: part.map(itemOf) })),
  };
}

function itemOf(operation: ApiOperation): Json {
  const { operationId, method, path, summary } = operation;
  const { path: names, query, headers, body } = requestExample(operation);
  const steps = path.split('/').filter(Boolean).map(placeholder);
  return {
    name: operationId,
    request: {
      method,
      description: summary,
      header: [...headers.map(optional), ...(body ? [{ key: 'Content-Type', value: body.mediaType }] : [])],
      url: {
        raw: `{{instance}}/${steps.join('/')}`,
        host: ['{{instance}}'],
        path: steps,
        query: query.map(optional),
        variable: names.map(keyed),
      },
      ...(body && { body: { mode: 'raw', raw: body.text, options: { raw: { language: 'json' } } } }),
    },
  };
}

/** A part of a path as Postman writes what is to be filled in. */
const placeholder = (step: string) => step.replace(/^\{(\w+)\}$/, ':$1').replaceAll(/\{(\w+)\}/g, '{{$1}}');

const keyed = ({ name, value, description }: ExampleParameter): Json => ({ key: name, value, description });

/** What a call need not have is there, and switched off. */
const optional = (parameter: ExampleParameter): Json => ({
  ...keyed(parameter),
  ...(parameter.isRequired ? {} : { disabled: true }),
});
