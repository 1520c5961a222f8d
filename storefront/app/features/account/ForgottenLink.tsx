import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';

interface ForgottenLinkProps {
  from: string;
  /** What the link says. */
  label: 'login.forgotten' | 'password.again';
}

/** Leads to the page that asks for a code, and from there to where the person came from. */
export function ForgottenLink({ from, label }: ForgottenLinkProps) {
  const text = useText();
  return <ShopLink to={`/password/forgotten?from=${encodeURIComponent(from)}`}>{text(label)}</ShopLink>;
}
