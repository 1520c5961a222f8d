import { useSearchParams } from 'react-router';
import type { CallError } from '../../failures/call-failure.ts';
import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { errors } from '../error/messages.de.ts';

/** What went wrong with a form that the server answered with a redirect; its address names the reason. */
export function FailedNotice() {
  const text = useText();
  const [parameters] = useSearchParams();
  const failed = parameters.get('failed');
  if (!isCallError(failed)) return null;
  return (
    <div className="page section">
      <StatusMessage kind="error" live>
        {text(`errors.call.${failed}`)}
      </StatusMessage>
    </div>
  );
}

function isCallError(value: string | null): value is CallError {
  return value !== null && Object.hasOwn(errors.call, value);
}
