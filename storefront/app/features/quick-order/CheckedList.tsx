import { CircleAlert, CircleCheck } from 'lucide-react';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { BasePriceLine } from '../product/BasePriceLine.tsx';
import { MandatoryText } from '../product/MandatoryText.tsx';
import { VatNote } from '../product/VatNote.tsx';
import styles from './quick-order.module.css';
import type { CheckedLine } from './quick-order.server.ts';

/** What each line of the list stands for, and which can be ordered now. */
export function CheckedList({ lines }: { lines: CheckedLine[] }) {
  const text = useText();
  const ready = lines.filter(({ problem }) => !problem).length;
  return (
    <section className={styles.checked} aria-label={text('quickOrder.result')}>
      <p role="status">{text('quickOrder.ready', { count: ready, all: lines.length })}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.text} className={styles.line}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <MandatoryText products={lines.flatMap(({ product }) => product ?? [])} />
      {ready > 0 ? <VatNote /> : null}
      {ready > 0 ? (
        <button type="submit" name="intent" value="add" className={button({ size: 'large' })}>
          {text('quickOrder.add', { count: ready })}
        </button>
      ) : null}
    </section>
  );
}

function Line({ line: { text: typed, kind, number, product, problem, quantity } }: { line: CheckedLine }) {
  const text = useText();
  const { money } = useFormats();
  const Icon = problem ? CircleAlert : CircleCheck;
  return (
    <>
      <Icon className={problem ? styles.wrong : styles.right} size={20} strokeWidth={1.5} aria-hidden />
      <div>
        <p className={styles.name}>
          {product ? <ShopLink to={`/product/detail/${product.id}`}>{product.name}</ShopLink> : typed}
        </p>
        <p>
          {[
            product?.variant,
            number && `${text(`product.${kind}`)}\u00a0${number}`,
            text('checkout.review.quantity', { count: quantity }),
            product?.price && !problem && text('cart.each', { price: money(product.price.current) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {product && !problem ? <BasePriceLine product={product} /> : null}
        {problem ? <p className={styles.wrong}>{text(`quickOrder.problem.${problem}`)}</p> : null}
      </div>
    </>
  );
}
