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

  /** Two frames have the last picture in them, but a busy browser shows it later, and tells when it did. */
  function afterPaint() {
    const { supportedEntryTypes } = PerformanceObserver;
    const types = ['element', 'largest-contentful-paint'].filter((type) =>
      supportedEntryTypes.includes(type),
    );
    const pictures = [...document.querySelectorAll('img[elementtiming]')].filter(isInSight);
    const awaited = new Set(types.includes('element') ? pictures : []);
    let rest: ReturnType<typeof setTimeout>;
    const settle = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('element' in entry) awaited.delete(entry.element as Element);
      clearTimeout(rest);
      if (awaited.size === 0) rest = setTimeout(begin, restMs);
    };
    const watchPaints = () => {
      if (types.length === 0) settle([]);
      for (const type of types)
        new PerformanceObserver((list) => settle(list.getEntries())).observe({ type, buffered: true });
    };
    requestAnimationFrame(() => requestAnimationFrame(watchPaints));
  }

  /** Whether it is a picture that came, and of which something is seen. */
  function isInSight(element: Element) {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const { naturalWidth } = element as HTMLImageElement;
    const isBeside = right <= 0 || left >= innerWidth;
    return naturalWidth > 0 && width > 0 && bottom > 0 && top < innerHeight && !isBeside;
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
