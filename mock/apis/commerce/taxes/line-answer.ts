import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { formatMoney } from '../money/cents.ts';
import { adjustmentSum, type LineTaxes } from './line-taxes.ts';
import { type TaxAddress, taxInfo } from './tax-rates.ts';

type Schemas = components['schemas'];

/** A line with its taxes, or without any where its product may not be seen. */
export interface TaxedLine {
  readonly line: Schemas['TaxLineItemInput'];
  readonly address: TaxAddress;
  /** Id of the product with 18 characters. */
  readonly productId: string;
  readonly ratePercent: number;
  readonly taxes: LineTaxes | null;
}

/** A line as the calculation answers it. */
export function lineAnswer(
  { line, address, productId, ratePercent, taxes }: TaxedLine,
  context: RequestContext,
): Schemas['CalculatedTaxLine'] {
  const { lineId } = line;
  if (!taxes) return { lineId, productId, success: false, ...noAmounts(), error: unknownProduct() };
  const info = taxInfo(ratePercent, address, context);
  const { taxRatePercentage = null, countryIsoCode = null, stateIsoCode = null } = info;
  const lineTax = formatMoney(taxes.lineTax);
  return {
    lineId,
    productId,
    success: true,
    netUnitPrice: formatMoney(taxes.netUnitPrice),
    totalPriceTaxAmount: formatMoney(taxes.priceTax),
    totalAdjustmentTaxAmount: adjustmentSum(taxes, 'promotional'),
    totalTieredAdjustmentTaxAmount: adjustmentSum(taxes, 'tiered'),
    totalLineTaxAmount: lineTax,
    taxAdjustments: taxes.adjustments.map(({ id, type, tax }) => ({
      id,
      type,
      adjustmentTaxAmount: formatMoney(tax),
      taxRatePercentage,
      countryIsoCode,
      stateIsoCode,
    })),
    taxInfoList: [{ ...info, taxLineAmount: lineTax }],
    error: null,
  };
}

function noAmounts() {
  return {
    netUnitPrice: null,
    totalPriceTaxAmount: null,
    totalAdjustmentTaxAmount: null,
    totalTieredAdjustmentTaxAmount: null,
    totalLineTaxAmount: null,
    taxAdjustments: [],
    taxInfoList: [],
  };
}

function unknownProduct(): Schemas['Error'] {
  return { errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' };
}
