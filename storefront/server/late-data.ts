/** The parameter by which a page of all guests asks for its data (SF-SCRIPTS-04). */
const PARAMETER = 'late-data';

/** What stands in a page in place of its data, so that it asks for them. */
const MARK = '<template id="late-data"></template>';

const STREAMED =
  /<script( nonce="[^"]*")?>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;

/**
 * A finished page without the data that its scripts begin with, and these data, as the router streams them. Whoever only
 * reads needs none of them, and they are as much as a third of a page.
 *
 * @param nonce that of the page: a script that does not bear it is not taken for ours
 */
export function withoutData(html: string, nonce: string): { html: string; data: string | undefined } {
  const parts: string[] = [];
  let isWhole = false;
  const rest = html.replace(STREAMED, (script, attribute: string | undefined, text: string | undefined) => {
    if (attribute !== ` nonce="${nonce}"`) return script;
    isWhole ||= text === undefined;
    if (text !== undefined) parts.push(JSON.parse(text) as string);
    return parts.length === 1 && text !== undefined ? MARK : '';
  });
  return isWhole && parts.length > 0 ? { html: rest, data: parts.join('') } : { html, data: undefined };
}

/** The request for the page whose data are asked for; undefined where the page itself is. */
export function pageOfData(request: Request): Request | undefined {
  const url = new URL(request.url);
  if (!url.searchParams.has(PARAMETER)) return undefined;
  // Cut off, not deleted: whoever wrote the rest of the address need not have written it as we do.
  const plain = request.url.replace(new RegExp(`[?&]${PARAMETER}=?(?=$|#)`), '');
  return new Request(plain, request);
}
