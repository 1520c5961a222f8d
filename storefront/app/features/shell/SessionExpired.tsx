import { useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { signInAddress } from '../../ui/links/sign-in-address.ts';

/** Says that the visitor is no longer signed in, and where to sign in again. */
export function SessionExpired() {
  const text = useText();
  const here = useLocation();
  return (
    <div className="page section">
      <StatusMessage kind="info" live>
        {text('errors.call.sessionExpired')}{' '}
        <ShopLink to={signInAddress(here)}>{text('shell.account.signIn')}</ShopLink>
      </StatusMessage>
    </div>
  );
}
