import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { GatheredChunks } from '#http/pages/gathered-chunks.ts';
import { logInRequest } from '#http/server/request-log.ts';
import { FairKinds } from '#http/turns/fair-kinds.ts';
import { handleError } from './failures/handle-error.server.ts';
import { NonceContext } from './head/nonce.ts';
import { languageOf } from './i18n/languages.ts';
import { TextsContext, textsOf } from './i18n/texts.ts';
import { serverFacts } from './platform/server-facts.server.ts';
import { placeOf } from './platform/site-place.ts';

export { handleError, serverFacts };

/** How long a page may stream, in milliseconds; deferred data gives up a second earlier. */
export const streamTimeout = 11_000;

/** When pages begin to be rendered (PF-SEC-21); they do not wait for each other to be finished. */
const rendering = new FairKinds();

/** Renders one page with texts and nonce of its own. Robots get it whole, people as it comes unless it is for all of them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, isForAll = false, settings } = context.get(serverFacts) ?? {};
  const language = languageOf(placeOf(request, settings?.sitePath ?? '').path);
  const texts = await textsOf(language);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);

  const page = (
    <NonceContext value={nonce}>
      <TextsContext value={texts}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </TextsContext>
    </NonceContext>
  );
  const whole = isForAll || isbot(request.headers.get('user-agent')) || routerContext.isSpaMode;
  const route = routerContext.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const body = await rendering.begin(`${request.method} ${route}`, () => streamed(page, nonce, whole));
  return new Response(body, { status, headers });
}

function streamed(page: React.ReactNode, nonce: string | undefined, whole: boolean): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    let shellIsSent = false;
    const send = () => {
      shellIsSent = true;
      const body = new GatheredChunks();
      resolve(createReadableStreamFromReadable(body));
      pipe(body);
    };
    // A timer that outlived the page would keep all of its data in memory until it went off.
    const impatience = setTimeout(() => abort(), streamTimeout).unref();
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React would send a large part of a whole page behind it, and have a script put it in its place.
      ...(whole && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
      onShellReady: () => void (whole || send()),
      onAllReady: () => {
        clearTimeout(impatience);
        if (whole) send();
      },
      onShellError: (error) => {
        clearTimeout(impatience);
        reject(error);
      },
      onError: (error) => {
        if (shellIsSent) logInRequest('A page broke while it was sent', error);
      },
    });
  });
}
