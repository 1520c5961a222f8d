import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { failureText } from '../../failures/call-failure.ts';
import { useText } from '../../i18n/texts.ts';
import { raise } from '../../platform/shop-events.ts';
import { useMessages } from '../../ui/messages/messages.tsx';
import type { ProductView } from '../product/product-view.ts';
import type { AddResult } from './add-result.ts';

/** Says once per answer what became of adding a product to the cart. */
export function useAddMessages(fetcher: FetcherWithComponents<AddResult>, product: ProductView): void {
  const text = useText();
  const { show } = useMessages();
  const told = useRef<AddResult | undefined>(undefined);
  const { data } = fetcher;

  useEffect(() => {
    if (!data || told.current === data) return;
    told.current = data;
    if ('added' in data) {
      show({
        kind: 'success',
        text: text('addToCart.added', { product: product.name, count: data.added }),
        link: { to: '/cart', label: text('addToCart.toCart') },
      });
      return;
    }
    raise('deliveryTermViolation', { productId: product.id, error: data.error });
    show({ kind: 'error', text: failureText(text, data) });
  }, [data, product, show, text]);
}
