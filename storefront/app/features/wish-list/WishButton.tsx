import { Heart } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { type CallFailure, failureText } from '../../failures/call-failure.ts';
import { answerField } from '../../forms/answer.ts';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { removing } from '../../ui/controls/use-focus-after-removal.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import { useMessages } from '../../ui/messages/messages.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './wish-button.module.css';
import { readWish, type WishIntent, wishFormId } from './wish-form.ts';

/** Remembers a product, or forgets it again; it sends the page's one form of wishes where scripts are off. */
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
  const fetcher = useFetcher<{ failure: CallFailure | undefined }>();
  const { show } = useMessages();
  const failure = fetcher.data?.failure;
  useEffect(() => {
    if (failure) show({ kind: 'error', text: failureText(text, failure) });
  }, [failure, show, text]);
  const wishes = useShell()?.wishes ?? [];
  const isWished = fetcher.formData ? readWish(fetcher.formData).isWanted : wishes.includes(product.id);
  const intent: WishIntent = isWished ? 'remove' : 'add';
  const words = text(`shell.wishes.${intent}`);
  const send = (event: MouseEvent) => {
    event.preventDefault();
    const form = { [intent]: product.id, from: pathname + search, [answerField]: 'data' };
    void fetcher.submit(form, { method: 'post', action: shopPath('/wish-list/items') });
  };
  return (
    <button
      type="submit"
      form={wishFormId}
      name={intent}
      value={product.id}
      onClick={send}
      {...(isWished && removing)}
      className={classNames(styles.button, isWished && styles.wished, labelled && styles.labelled)}
      aria-label={`${words}: ${product.name}`}
    >
      <Heart size={20} strokeWidth={1.5} aria-hidden />
      {labelled ? words : null}
    </button>
  );
}
