import type { Fetch } from '#client/send/send.ts';

/** How much of a request has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** A fetch that tells how much of the request's body is sent, which the browser's own does not. */
export const xhrFetch =
  (onProgress: OnProgress, createRequest = () => new XMLHttpRequest()): Fetch =>
  async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = createRequest();
      const fail = () => reject(new TypeError('The request could not be sent.'));
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      xhr.onerror = fail;
      xhr.onabort = () => reject(new DOMException('The request was aborted.', 'AbortError'));
      xhr.onload = () =>
        resolve(
          new Response(xhr.response as Blob, {
            status: xhr.status,
            statusText: xhr.statusText,
            headers: headersOf(xhr.getAllResponseHeaders()),
          }),
        );
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(body);
    });
  };

function headersOf(text: string): [string, string][] {
  return text.split('\r\n').flatMap((line): [string, string][] => {
    const [name, ...rest] = line.split(':');
    return name && rest.length > 0 ? [[name.trim(), rest.join(':').trim()]] : [];
  });
}
