import { Heart } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import { heartId, wishFormId } from './wish-form.ts';

/** The form that every wish button of the page sends, and their sign: once for all of them. */
export function WishForm() {
  const shopPath = useShopPath();
  const { pathname, search } = useLocation();
  return (
    <>
      <Form id={wishFormId} method="post" action={shopPath('/wish-list/items')} hidden>
        <input type="hidden" name="from" value={pathname + search} />
      </Form>
      <svg display="none" aria-hidden>
        <symbol id={heartId} viewBox="0 0 24 24">
          <Heart fill="inherit" strokeWidth={1.5} />
        </symbol>
      </svg>
    </>
  );
}
