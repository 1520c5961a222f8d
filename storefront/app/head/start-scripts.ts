import type {} from './early-acts.ts';

declare global {
  interface Window {
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

/** Id of the script that begins late. It names in `data-files` what it needs, to be asked for at once. */
export const LATE_SCRIPT = 'late-script';

/**
 * Begins the scripts of a page when it has been painted, or as soon as somebody does something. What is pressed before
 * they are at work is held for them. It is sent by itself, so that it must be whole in itself; see start-file.ts.
 */
export function startScripts(): void {
  /** After so many milliseconds scripts begin although pictures are still to come. */
  const latestMs = 5_000;
  /** After so many milliseconds without a larger paint the largest is taken for painted. */
  const restMs = 100;
  /** After so many milliseconds what was pressed is done without scripts, which take two seconds on a slow line. */
  const patienceMs = 8_000;
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  const pressed = new Set<HTMLButtonElement>();
  const changed = new Set<EventTarget>();
  let isBegun = false;

  function begin() {
    const late = document.getElementById('late-script');
    if (isBegun || !(late instanceof HTMLScriptElement)) return;
    isBegun = true;
    if (document.getElementById('late-data')) readData().catch(giveUp);
    for (const href of late.dataset.files?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const { nonce, text } = late;
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce, text });
    script.onerror = giveUp;
    document.head.append(script);
  }

  /** A page that all guests get leaves its data to be asked for. */
  async function readData() {
    const { pathname, search } = location;
    const answer = await fetch(`${pathname}${search ? `${search}&` : '?'}late-data`);
    if (answer.status === 409) location.reload();
    if (!answer.ok) throw new Error(`The data of the page answered ${answer.status}.`);
    const { streamController } = window.__reactRouterContext;
    streamController.enqueue(await answer.text());
    streamController.close();
  }

  /** Two frames have the last picture in them, but a busy browser shows it later; until nothing larger comes, it waits. */
  function afterPaint() {
    const type = 'largest-contentful-paint';
    let rest: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(rest);
      rest = setTimeout(begin, restMs);
    };
    const isTold = PerformanceObserver.supportedEntryTypes.includes(type);
    const watchPaints = () => new PerformanceObserver(settle).observe({ type, buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(isTold ? watchPaints : settle));
  }

  function giveUp() {
    watch.abort();
    for (const button of pressed) {
      pressed.delete(button);
      button.ariaBusy = null;
      button.click();
    }
  }

  function hold(event: Event) {
    const button = (event.target as Element).closest('button');
    // What the browser opens by itself needs nobody, unless it is filled by scripts.
    if (!button || (button.hasAttribute('popovertarget') && !button.dataset.needsScript)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.ariaBusy = 'true';
    pressed.add(button);
    setTimeout(giveUp, patienceMs);
  }

  window.earlyActs = { pressed, changed, end: () => watch.abort() };
  for (const type of ['pointerdown', 'keydown', 'click', 'input']) addEventListener(type, begin, options);
  for (const type of ['input', 'change'])
    addEventListener(type, ({ target }) => void (target && changed.add(target)), options);
  addEventListener('click', hold, options);
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, options);
  setTimeout(begin, latestMs);
}
