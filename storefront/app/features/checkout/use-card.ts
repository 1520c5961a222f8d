import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CallFailure } from '../../failures/call-failure.ts';
import { languageOf } from '../../i18n/languages.ts';
import { useText } from '../../i18n/texts.ts';
import { useSitePath } from '../../ui/links/site-path.ts';
import { type CardField, type TypedCard, wrongCardFields } from './card.ts';
import { requestToken } from './card-token.ts';

const empty: TypedCard = { holder: '', number: '', expiry: '', cvv: '' };

/** A card while it is typed, and the way to its token. */
export interface CardInput {
  typed: TypedCard;
  set: (field: CardField, value: string) => void;
  /** What is wrong, by the name of the field on the page. */
  messages: Partial<Record<string, string>>;
  failure: CallFailure | undefined;
  isSending: boolean;
  /** New with every try, for the focus to follow. */
  attempt: object | undefined;
  /** The token, or undefined once the messages say why there is none. */
  toToken: () => Promise<string | undefined>;
}

/** Name of a card's field on the page; such fields are never sent to the shop. */
export const cardFieldName = (field: CardField) => `card-${field}`;

/** Holds a card in the browser until the provider has turned it into a token. */
export function useCard(tokenUrl: string | undefined): CardInput {
  const text = useText();
  const sitePath = useSitePath();
  const language = languageOf(useLocation().pathname);
  const [typed, setTyped] = useState(empty);
  const [messages, setMessages] = useState<CardInput['messages']>({});
  const [failure, setFailure] = useState<CallFailure>();
  const [isSending, setSending] = useState(false);

  async function toToken() {
    const wrong = wrongCardFields(typed, new Date());
    setFailure(undefined);
    setMessages(
      Object.fromEntries(wrong.map((field) => [cardFieldName(field), text(`checkout.card.error.${field}`)])),
    );
    if (wrong.length > 0 || !tokenUrl) return undefined;
    setSending(true);
    const outcome = await requestToken(typed, { tokenUrl, language, sitePath });
    setSending(false);
    if ('token' in outcome) return outcome.token;
    if (outcome.field) setMessages({ [cardFieldName(outcome.field)]: outcome.message });
    else setFailure({ error: 'payment' });
    return undefined;
  }

  return {
    typed,
    set: (field, value) => setTyped((card) => ({ ...card, [field]: value })),
    messages,
    failure,
    isSending,
    attempt: Object.keys(messages).length > 0 ? messages : undefined,
    toToken,
  };
}
