import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';

/** Leads to the page that opens an account, and from there to where the person came from. */
export function RegisterLink({ from }: { from: string }) {
  const text = useText();
  return <ShopLink to={`/register?from=${encodeURIComponent(from)}`}>{text('register.title')}</ShopLink>;
}
