import { mailedCode } from '../open-account.ts';
import { journey } from './journey.ts';
import { enterCredentials } from './pages/storefront.ts';
import { expect } from './stack.ts';

const ERIKA = 'erika@offizin.example';

journey(
  'a forgotten password is chosen anew with the code of a mail, and the former one is worth nothing',
  'keyboard, 360 px',
  async (hand, { storefront, mock }) => {
    const { page } = hand;
    const main = page.getByRole('main');
    await page.goto(`${storefront}/login?from=/cart`);
    await hand.press(main.getByRole('link', { name: 'Passwort vergessen?' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
    await hand.press(main.getByRole('button', { name: 'Code anfordern' }));
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
    await hand.write(page.getByLabel('E-Mail-Adresse'), ERIKA);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Wir haben eine E-Mail an ${ERIKA} geschickt.`)).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(ERIKA);

    await hand.press(main.getByRole('link', { name: 'Neuen Code anfordern' }));
    const first = await mailedCode(mock, ERIKA);
    await hand.press(main.getByRole('button', { name: 'Code anfordern' }));
    await hand.write(page.getByLabel('Code'), first);
    await hand.write(page.getByLabel('Neues Passwort'), 'neu-gewählt');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/stimmt nicht oder gilt nicht mehr/);
    await hand.write(page.getByLabel('Code'), await mailedCode(mock, ERIKA));
    await hand.write(page.getByLabel('Neues Passwort'), 'neu-gewählt');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${storefront}/cart`);

    await page.goto(`${storefront}/account`);
    await hand.press(main.getByRole('button', { name: 'Abmelden' }));
    await expect(page).toHaveURL(`${storefront}/`);
    await page.goto(`${storefront}/login`);
    await enterCredentials(hand, ERIKA, 'demo');
    await expect(main.getByRole('alert')).toContainText('Benutzername oder Passwort stimmen nicht.');
    await enterCredentials(hand, ERIKA, 'neu-gewählt');
    await expect(page.getByRole('link', { name: 'Mein Konto' }).first()).toBeVisible();
  },
);
