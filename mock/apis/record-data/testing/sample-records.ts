import type { Insert, Row } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';

/** Adds a product; its number makes name, article number and PZN differ. */
export function addProduct(
  store: Store,
  number: number,
  over: Partial<Insert<'Product2'>> = {},
): Promise<Row<'Product2'>> {
  return store.insert('Product2', {
    Name: `Ibuprofen Linde ${number} mg`,
    StockKeepingUnit: `SKU-${number}`,
    L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig',
    IsActive: true,
    ...over,
  });
}

/** Adds an account with two contacts; the second one has the later date. */
export async function addAccount(
  store: Store,
  name: string,
): Promise<{ account: Row<'Account'>; contacts: Row<'Contact'>[] }> {
  const account = await store.insert('Account', { Name: name, BillingCity: 'Lübeck' });
  const contacts: Row<'Contact'>[] = [];
  // One after the other, so that their ids are in order on every database.
  for (const [index, FirstName] of ['Anna', 'Bernd'].entries())
    contacts.push(
      await store.insert('Contact', {
        FirstName,
        LastName: name,
        Email: `${FirstName}@offizin.example`.toLowerCase(),
        AccountId: account.Id,
        CreatedDate: `2026-05-0${index + 1}T08:00:00.000Z`,
      }),
    );
  return { account, contacts };
}
