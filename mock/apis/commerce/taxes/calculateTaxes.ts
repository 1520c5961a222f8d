import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { productsById } from '../catalogue/products.ts';
import { formatMoney, sumCents } from '../money/cents.ts';
import { chosenCurrency } from '../pricing/chosen-currency.ts';
import { lineAnswer, type TaxedLine } from './line-answer.ts';
import { lineTaxes } from './line-taxes.ts';
import { refuseForeignCountry, taxInfo } from './tax-rates.ts';

type Schemas = components['schemas'];

/** The taxes of lines that are in no cart, by the rules of carts (PF-CART-71). */
export const calculateTaxes: Handler<'calculateTaxes'> = async ({ path, query, body }, context) => {
  const { effectiveAccountId, currencyIsoCode, lineItemGroups } = body;
  const { webStore } = await requireShopper(context, {
    path,
    query: { effectiveAccountId: query.effectiveAccountId ?? effectiveAccountId },
  });
  chosenCurrency(webStore, currencyIsoCode);
  const lines = await taxedLines(context, webStore, lineItemGroups);
  const known = lines.flatMap(({ taxes }) => taxes ?? []);
  return {
    status: 200,
    body: {
      success: known.length === lines.length,
      taxLocaleType: webStore.DefaultTaxType__c,
      totalTaxAmount: formatMoney(sumCents(known.map(({ lineTax }) => lineTax))),
      lineItems: lines.map((line) => lineAnswer(line, context)),
      classTax: body.calculatebyTaxClass ? classTaxes(lines, context) : null,
      error: null,
    },
  };
};

async function taxedLines(
  context: RequestContext,
  webStore: Row<'WebStore'>,
  groups: readonly Schemas['TaxLineItemGroupInput'][],
): Promise<TaxedLine[]> {
  for (const { shipToAddress } of groups) refuseForeignCountry(context, webStore, shipToAddress);
  const idOf = ({ productId }: Schemas['TaxLineItemInput']) => toLongId(productId) ?? productId;
  const ids = groups.flatMap(({ lineItems }) => lineItems.map(idOf));
  const products = await productsById(context.store, ids);
  return groups.flatMap(({ shipToAddress: address, lineItems }) =>
    lineItems.map((line) => {
      const productId = idOf(line);
      const product = products.get(productId);
      const ratePercent = product?.VatRate__c ?? 0;
      const taxes = product ? lineTaxes(line, ratePercent, webStore.DefaultTaxType__c) : null;
      return { line, address, productId, ratePercent, taxes };
    }),
  );
}

/** Sums of the lines by rate and address, in the order in which the rates come up. */
function classTaxes(lines: readonly TaxedLine[], context: RequestContext): Schemas['ClassTaxes'][] {
  const keyOf = ({ ratePercent, address }: TaxedLine) => JSON.stringify([ratePercent, address]);
  const classes = Map.groupBy(
    lines.filter(({ taxes }) => taxes !== null),
    keyOf,
  );
  return [...classes.values()].map((members) => {
    const [{ ratePercent, address }] = members as [TaxedLine];
    const taxes = members.flatMap((line) => line.taxes ?? []);
    return {
      productsIds: [...new Set(members.map(({ productId }) => productId))],
      storeTaxesInfo: taxInfo(ratePercent, address, context),
      totalAmount: formatMoney(sumCents(taxes.map(({ price }) => price))),
      totalTaxAmount: formatMoney(sumCents(taxes.map(({ lineTax }) => lineTax))),
    };
  });
}
