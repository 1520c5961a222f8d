import { useRef, useState } from 'react';
import type { Operation } from '#client/operation.ts';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { LooseInput } from '#client/send/fill-in.ts';
import type { Exchange } from '#client/send/observed.ts';
import { onlyReads, sendCall } from '../../../data/send-call.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Confirmation } from '../../../ui/ConfirmDialog.tsx';
import { usePageSettings } from '../../shell/page-settings-provider.tsx';

interface CallState {
  isSending: boolean;
  /** How the last one went. */
  exchange?: Exchange;
  /** Why nothing could be sent. */
  error?: unknown;
}

/** Sends a call when a person asks for it; one that may change something asks first. */
export function useCall(operation: Operation, accept?: string) {
  const platform = usePlatform();
  const { environment } = usePageSettings();
  const say = useText();
  const [state, setState] = useState<CallState>({ isSending: false });
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const isUnderWay = useRef(false);

  const run = async (input: LooseInput) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ isSending: true });
    try {
      setState({ isSending: false, exchange: await sendCall(platform, operation, input, { accept }) });
    } catch (error) {
      setState({ isSending: false, error });
    } finally {
      isUnderWay.current = false;
    }
  };
  const send = (input: LooseInput) => {
    if (onlyReads(operation)) return void run(input);
    const method = operation.method.toUpperCase();
    const address = addressText(platform, operation, input);
    setConfirmation({
      title: say('try.ask', { method }),
      lead: say('try.askLead', { method, address, environment }),
      act: () => void run(input),
    });
  };
  /** Forgets the last answer, which is none to what stands in the form now. */
  const forget = () => setState({ isSending: false });
  return { ...state, send, forget, confirmation, closeConfirmation: () => setConfirmation(undefined) };
}

/** Where a call goes, for a person to read. */
function addressText(
  platform: Platform,
  operation: Operation,
  { path = {}, query = {} }: LooseInput,
): string {
  const asTexts = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const search = new URLSearchParams(asTexts(query)).toString();
  return platform.addressOf(operation, asTexts(path)) + (search && `?${search}`);
}
