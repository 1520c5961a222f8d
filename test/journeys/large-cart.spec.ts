import { accessToken, signInFrom } from '#examples/sign-in.ts';
import { outsideScenario } from '../stack/scenario.ts';
import { journey } from './journey.ts';
import { cartLines, orderByPzn } from './pages/storefront.ts';
import { expect } from './stack.ts';

const LINES = 30;
const SOLD =
  "IsActive = true AND AvailableToOrder__c > 5 AND L2C_CM_RegulatoryClassification__c = 'Kosmetik'";

journey(
  'a large cart shows its newest lines, counts all of them and loads the others where the reader is',
  'keyboard, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await orderByPzn(hand, stack.storefront, (await someNumbers(stack.mock)).join('\n'));
    const lines = cartLines(page);
    await expect(lines).toHaveCount(25);
    await expect(page.getByText(`25 von ${LINES} Artikeln`)).toBeVisible();
    await expect(page.getByRole('link', { name: `Warenkorb, ${LINES} Artikel` })).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Mehr laden' }));
    await expect(lines).toHaveCount(LINES);
    await expect(lines.nth(25).getByRole('heading').getByRole('link')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Mehr laden' })).toHaveCount(0);
    await page.goBack();
    await expect(lines).toHaveCount(25);
  },
);

/** The numbers of products that can be ordered. */
async function someNumbers(mock: string): Promise<string[]> {
  const token = await accessToken(signInFrom({ PLATFORM_URL: mock }));
  const q = `SELECT L2C_CM_PZN__c FROM Product2 WHERE ${SOLD} ORDER BY Name LIMIT ${LINES}`;
  const answer = await outsideScenario(() =>
    fetch(`${mock}/services/data/v64.0/query?${new URLSearchParams({ q })}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  const { records } = (await answer.json()) as { records: { L2C_CM_PZN__c: string }[] };
  return records.map((record) => record.L2C_CM_PZN__c);
}
