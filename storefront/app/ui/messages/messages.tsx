import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { MessageKind } from '../controls/StatusMessage.tsx';

/** A passing message: something happened, perhaps with one next step. */
export interface Message {
  kind: MessageKind;
  text: string;
  link?: { to: string; label: string };
}

interface Messages {
  shown: (Message & { id: number })[];
  show: (message: Message) => void;
  dismiss: (id: number) => void;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Most messages on the screen at once; the oldest leaves first. */
const maximumShown = 3;

/** Holds the passing messages of the page. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Messages['shown']>([]);
  const dismiss = useCallback(
    (id: number) => setShown((all) => all.filter((message) => message.id !== id)),
    [],
  );
  const show = useCallback((message: Message) => {
    setShown((all) => [...all, { ...message, id: (all.at(-1)?.id ?? 0) + 1 }].slice(-maximumShown));
  }, []);
  const value = useMemo(() => ({ shown, show, dismiss }), [shown, show, dismiss]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** The passing messages of the page. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}
