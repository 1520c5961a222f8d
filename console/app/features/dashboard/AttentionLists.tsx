import { useText } from '../../i18n/use-text.ts';
import { textAt } from '../../ui/text-at.ts';
import { ShortList } from './ShortList.tsx';

const LOW_STOCK = 10;
const SHOWN = 8;

/** Carts in use, products that run out, checkouts that led to no order. */
export function AttentionLists() {
  const say = useText();
  return (
    <>
      <ShortList
        title={say('dashboard.lowStock')}
        note={say('dashboard.lowStockNote', { count: LOW_STOCK })}
        objectApiName="Product2"
        listView="AllProducts"
        query={{
          pageSize: SHOWN,
          where: `{ and: [{ IsActive: { eq: true } }, { ProductClass: { ne: "VariationParent" } }, { AvailableToOrder__c: { lte: ${LOW_STOCK} } }] }`,
          sortBy: ['AvailableToOrder__c'],
          optionalFields: ['Product2.AvailableToOrder__c', 'Product2.L2C_CM_ProductNameVariant__c'],
        }}
        empty={say('dashboard.noLowStock')}
        lineOf={(record) => ({
          name: [textAt(record, 'Name'), textAt(record, 'L2C_CM_ProductNameVariant__c')]
            .filter(Boolean)
            .join(', '),
          detail: textAt(record, 'AvailableToOrder__c'),
        })}
      />
      <ShortList
        title={say('dashboard.carts')}
        objectApiName="WebCart"
        listView="AllCarts"
        query={{
          pageSize: SHOWN,
          where: '{ and: [{ Status: { in: ["Active", "Checkout"] } }, { TotalProductCount: { gt: 0 } }] }',
          sortBy: ['-LastModifiedDate'],
        }}
        empty={say('dashboard.noCarts')}
        lineOf={(record) => ({
          name: textAt(record, 'Account.Name') || textAt(record, 'Name'),
          detail: `${say('dashboard.pieces', { count: Number(textAt(record, 'TotalProductCount')) })} · ${textAt(record, 'GrandTotalAmount')}`,
        })}
      />
      <ShortList
        title={say('dashboard.failed')}
        objectApiName="CartCheckoutSession"
        listView="All"
        query={{
          pageSize: SHOWN,
          where: '{ State: { ne: "Ordered" } }',
          sortBy: ['-LastModifiedDate'],
          optionalFields: [
            'CartCheckoutSession.State',
            'CartCheckoutSession.LastModifiedDate',
            'CartCheckoutSession.WebCart.Account.Name',
          ],
        }}
        empty={say('dashboard.noFailed')}
        lineOf={(record) => ({
          name: [textAt(record, 'Name'), textAt(record, 'WebCart.Account.Name')].filter(Boolean).join(' · '),
          detail: `${textAt(record, 'State')} · ${textAt(record, 'LastModifiedDate')}`,
        })}
      />
    </>
  );
}
