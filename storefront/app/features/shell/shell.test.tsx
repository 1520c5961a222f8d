import { describe, expect, it, test } from 'vitest';
import type { Shop } from '../../platform/shop.server.ts';
import { guest, stubShop } from '../../rule-tests/stub-shop.ts';
import { rendered } from '../../rule-tests/support.tsx';
import { Footer } from './Footer.tsx';
import { ServiceStrip } from './ServiceStrip.tsx';
import { readShell } from './shell.server.ts';

/** The strip above every page of a store whose record holds this limit of free delivery. */
async function stripFor(freeShippingThreshold: string | null) {
  const applicationContext = { defaultCurrency: 'EUR', propertiesEx: { freeShippingThreshold } };
  const { shop } = stubShop({}, { session: guest });
  const shell = await readShell({ ...shop, applicationContext } as Shop);
  return rendered(<ServiceStrip freeShippingFrom={shell.freeShippingFrom} />);
}

describe('the limit of free delivery above every page', () => {
  it('is that of the store', async () => {
    expect(await stripFor('35.00')).toContain('Versandkostenfrei ab 35,00 €');
  });

  it('is left out where delivery is never free', async () => {
    expect(await stripFor(null)).not.toContain('Versandkostenfrei');
  });
});

test.each([
  ['Net', 'Alle Preise zzgl. MwSt. und Versandkosten.'],
  ['Gross', 'Alle Preise inkl. MwSt., zzgl. Versandkosten.'],
])(
  'SF-PRICE-03 the foot of a page says whether prices of a %s store contain the tax',
  async (taxType, said) => {
    const { shop } = stubShop({}, { session: guest });
    const shell = await readShell({ ...shop, applicationContext: { taxType } } as Shop);
    expect(rendered(<Footer shell={shell} />)).toContain(said);
  },
);
