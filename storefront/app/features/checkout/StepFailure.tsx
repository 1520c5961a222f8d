import { type CallFailure, failureText } from '../../failures/call-failure.ts';
import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';

/** Why a step did not go on. */
export function StepFailure({ failure }: { failure: CallFailure | undefined }) {
  const text = useText();
  if (!failure) return null;
  return (
    <StatusMessage kind="error" live>
      {failureText(text, failure)}
    </StatusMessage>
  );
}
