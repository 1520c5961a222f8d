import { Trash2 } from 'lucide-react';
import { useFetcher } from 'react-router';
import { type CallFailure, failureText } from '../../failures/call-failure.ts';
import { ScriptedAnswer } from '../../forms/ScriptedAnswer.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { removing } from '../../ui/controls/use-focus-after-removal.ts';
import { ShopLink, useShopPath } from '../../ui/links/ShopLink.tsx';
import { BasePriceLine } from '../product/BasePriceLine.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import styles from './cart-line.module.css';
import type { CartLine } from './cart-view.ts';
import { LineQuantity } from './LineQuantity.tsx';
import { totalOf } from './line-total.ts';

interface CartLineItemProps {
  line: CartLine;
  /** The line is in sight when the page opens. */
  eager?: boolean;
}

/** One line of the cart: what it is, how many, what it costs. */
export function CartLineItem({ line, eager = false }: CartLineItemProps) {
  const text = useText();
  const shopPath = useShopPath();
  const { money } = useFormats();
  const fetcher = useFetcher<{ failure: CallFailure | undefined }>();
  const { product } = line;
  const isLeaving = fetcher.formData?.get('intent') === 'remove';
  const failure = fetcher.data?.failure;
  const wanted = Number(fetcher.formData?.get('quantity') ?? line.quantity);
  const total = totalOf(line, wanted);
  return (
    <article className={classNames(styles.line, fetcher.state !== 'idle' && styles.busy)} hidden={isLeaving}>
      <ShopLink to={`/product/detail/${product.id}`} className={styles.art} tabIndex={-1} aria-hidden>
        <ProductPicture image={product.image && { ...product.image, alt: '' }} use="thumb" eager={eager} />
      </ShopLink>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <ShopLink to={`/product/detail/${product.id}`}>{product.name}</ShopLink>
        </h2>
        <p>
          {[product.variant, product.packClass, product.pzn && `PZN\u00a0${product.pzn}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {product.price ? <p>{text('cart.each', { price: money(product.price.current) })}</p> : null}
        <BasePriceLine product={product} />
        {line.discounts?.map(({ id, name, amount }) => (
          <p key={id} className={styles.discount}>
            {name}: {money(amount)}
          </p>
        ))}
      </div>
      <div className={styles.quantity}>
        <LineQuantity line={line} fetcher={fetcher} />
      </div>
      <p className={styles.total}>{total && money(total)}</p>
      <fetcher.Form method="post" action={shopPath('/cart')} className={styles.remove}>
        <ScriptedAnswer />
        <input type="hidden" name="cartItemId" value={line.id} />
        <input type="hidden" name="intent" value="remove" />
        <button type="submit" {...removing} aria-label={text('cart.removeOf', { product: product.name })}>
          <Trash2 size={20} strokeWidth={1.5} aria-hidden />
          <span>{text('cart.remove')}</span>
        </button>
      </fetcher.Form>
      <div className={styles.messages}>
        {failure ? (
          <StatusMessage kind="error" live>
            {failureText(text, failure)}
          </StatusMessage>
        ) : null}
        {line.errors.map((message) => (
          <StatusMessage key={message} kind="error">
            {message}
          </StatusMessage>
        ))}
        {line.remarks.map((message) => (
          <StatusMessage key={message} kind="info">
            {message}
          </StatusMessage>
        ))}
      </div>
    </article>
  );
}
