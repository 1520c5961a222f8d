import { useRef } from 'react';
import { Form } from 'react-router';
import type { CallFailure } from '../../failures/call-failure.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { useFocusAfterRemoval } from '../../ui/controls/use-focus-after-removal.ts';
import { StepFailure } from '../checkout/StepFailure.tsx';
import { MandatoryText } from '../product/MandatoryText.tsx';
import { PriceNotes } from '../product/PriceNotes.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { orderability, type ProductView } from '../product/product-view.ts';
import { CategoryTiles } from '../product-list/CategoryTiles.tsx';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import { AccountListsNav } from './AccountListsNav.tsx';
import type { AccountLists } from './account-lists.ts';
import type { RefusedList } from './change-lists.server.ts';
import { ListChanges } from './ListChanges.tsx';
import styles from './wish-list.module.css';

interface WishListProps {
  products: ProductView[];
  /** The lists of the account; undefined where wishes are kept in this browser. */
  account?: AccountLists | undefined;
  refused?: RefusedList | undefined;
  /** Whether the visitor may have a cart. */
  canOrder: boolean;
  canOrderFromTiles: boolean;
  failure: CallFailure | undefined;
}

/** The products that somebody wants to remember, in this browser or on a list of the account. */
export function WishList({
  products,
  account,
  refused,
  canOrder,
  canOrderFromTiles,
  failure,
}: WishListProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, products.length);
  const orderable = products.filter((product) => orderability(product) === 'orderable').length;
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumbs crumbs={[{ label: text('wishList.title') }]} />
      <h1>{account?.shown?.name || text('wishList.title')}</h1>
      {account ? <AccountListsNav account={account} /> : null}
      <StepFailure failure={failure} />
      {products.length === 0 ? (
        <>
          <p>{text('wishList.empty')}</p>
          <CategoryTiles />
        </>
      ) : (
        <>
          <p>{text(account ? 'wishList.accountText' : 'wishList.text')}</p>
          {canOrder && orderable > 0 ? (
            <Form method="post">
              <input type="hidden" name="wishlistId" value={account?.shown?.id ?? ''} />
              <button type="submit" className={button()}>
                {text('wishList.orderAll', { count: orderable })}
              </button>
            </Form>
          ) : null}
          <ProductGrid products={products} canOrder={canOrderFromTiles} heading="h2" list={list} />
          <MandatoryText products={products} />
          <PriceNotes products={products} />
        </>
      )}
      {account ? <ListChanges account={account} refused={refused} /> : null}
    </div>
  );
}
