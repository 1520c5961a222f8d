import { Form, useLocation } from 'react-router';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import { wishFormId } from './wish-form.ts';

/** The form that every wish button of the page sends. */
export function WishForm() {
  const shopPath = useShopPath();
  const { pathname, search } = useLocation();
  return (
    <Form id={wishFormId} method="post" action={shopPath('/wish-list/items')} hidden>
      <input type="hidden" name="from" value={pathname + search} />
    </Form>
  );
}
