import { describe, expect, it } from 'vitest';
import { bundleOf, type JsonObject, operationsOf } from './bundles.ts';
import { faultsAt } from './schemas.ts';

const commerce = bundleOf('commerce');
const faults = (schema: string, value: JsonObject) =>
  faultsAt(commerce, `/components/schemas/${schema}`, value);

/** The value of an example of the bundle. */
function example(name: string): JsonObject {
  const { examples } = commerce.document.components as { examples: Record<string, { value: JsonObject }> };
  const found = examples[name]?.value;
  if (!found) throw new Error(`There is no example ${name}.`);
  return found;
}

describe('what carts of live stores leave open', () => {
  const summary = example('CartSummaryCompleted');
  const page = example('CartItemsFirstPage');

  it('a cart may name no owner of its order', () => {
    expect(faults('CartSummary', { ...summary, orderOwnerId: null })).toEqual([]);
  });

  it('a summary of messages may leave its count open', () => {
    const messages = { errorCount: null, hasErrors: null, limitedMessages: [] };
    expect(faults('CartMessagesSummary', messages)).toEqual([]);
  });

  it('a page of items may have no token and no address of its own', () => {
    const single = { ...page, currentPageToken: null, currentPageUrl: null };
    expect(faults('CartItemCollection', single)).toEqual([]);
  });

  it('an item that has no price may leave prices and amounts out', () => {
    const { salesPrice, listPrice, totalListPrice, totalPrice, totalAmount, totalTax, ...unpriced } =
      example('CartItemAdded');
    expect([salesPrice, listPrice, totalListPrice, totalPrice, totalAmount, totalTax]).not.toContain(
      undefined,
    );
    expect(faults('CartItem', unpriced)).toEqual([]);
  });

  it('a status, a type or a severity that is not known yet is an answer as well', () => {
    expect(faults('CartSummary', { ...summary, status: 'Waiting', taxType: 'Mixed', type: 'Quote' })).toEqual(
      [],
    );
    expect(faults('CartMessage', { message: '', severity: 'Fatal', type: 'Shipping' })).toEqual([]);
  });
});

it('a picture of a cart item has the members of a product media', () => {
  const properties = Object.keys(
    (commerce.document.components as { schemas: { CartImage: { properties: object } } }).schemas.CartImage
      .properties,
  );
  expect(properties).toEqual(
    expect.arrayContaining(['contentVersionId', 'mediaType', 'sortOrder', 'thumbnailUrl']),
  );
});

it.each([
  ['addItemToCart', { productId: '01t000000000001AAA', type: 'Product' }],
  ['updateItemInCart', {}],
])('%s takes a quantity as text and as number', (operationId, more) => {
  const { template, method } = operationsOf(commerce).find(
    ({ operation }) => operation.operationId === operationId,
  ) as { template: string; method: string };
  const pointer = `/paths/${template.replaceAll('/', '~1')}/${method}/requestBody/content/application~1json/schema`;
  for (const quantity of ['2', '2.0', 2, 2.5])
    expect(faultsAt(commerce, pointer, { ...more, quantity })).toEqual([]);
  for (const quantity of ['two', -1, true])
    expect(faultsAt(commerce, pointer, { ...more, quantity })).not.toEqual([]);
});
