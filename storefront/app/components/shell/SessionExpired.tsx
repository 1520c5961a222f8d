import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../controls/StatusMessage.tsx';
import { ShopLink } from '../links/ShopLink.tsx';

/** Says that the visitor is no longer signed in, and where to sign in again. */
export function SessionExpired() {
  const text = useText();
  return (
    <div className="page section">
      <StatusMessage kind="info" live>
        {text('errors.call.sessionExpired')} <ShopLink to="/login">{text('shell.account.signIn')}</ShopLink>
      </StatusMessage>
    </div>
  );
}
