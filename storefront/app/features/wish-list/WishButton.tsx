import { Heart } from 'lucide-react';
import { useFetcher, useLocation } from 'react-router';
import { ScriptedAnswer } from '../../forms/ScriptedAnswer.tsx';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './wish-button.module.css';

/** Remembers a product, or forgets it again; a plain form where scripts are off. */
export function WishButton({
  product,
  labelled = false,
}: {
  product: { id: string; name: string };
  labelled?: boolean;
}) {
  const text = useText();
  const shopPath = useShopPath();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const wishes = useShell()?.wishes ?? [];
  const asked = fetcher.formData?.get('intent');
  const isWished = asked ? asked === 'add' : wishes.includes(product.id);
  const words = text(isWished ? 'shell.wishes.remove' : 'shell.wishes.add');
  return (
    <fetcher.Form method="post" action={shopPath('/wish-list/items')} className={styles.form}>
      <ScriptedAnswer />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="from" value={pathname + search} />
      <input type="hidden" name="intent" value={isWished ? 'remove' : 'add'} />
      <button
        type="submit"
        className={classNames(styles.button, isWished && styles.wished, labelled && styles.labelled)}
        aria-label={`${words}: ${product.name}`}
      >
        <Heart size={20} strokeWidth={1.5} aria-hidden />
        {labelled ? words : null}
      </button>
    </fetcher.Form>
  );
}
