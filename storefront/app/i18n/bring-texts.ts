/** Texts by bundle, e.g. `{ consent: { title: '…' } }`. */
export type Bundles = Readonly<Record<string, object>>;

const brought: Bundles[] = [];
let receive = (texts: Bundles): void => {
  brought.push(texts);
};

/**
 * Brings German texts along with the module of a page, so that other pages need not carry them. On a server, and where
 * the page is in another language, all texts are there already.
 */
export function bringGermanTexts(texts: Bundles): void {
  if (typeof document !== 'undefined') receive(texts);
}

/** Hands over what modules have brought, and from now on what they bring. */
export function receiveTexts(receiver: (texts: Bundles) => void): void {
  receive = receiver;
  for (const texts of brought.splice(0)) receive(texts);
}
