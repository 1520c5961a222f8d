import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { PlatformFault } from '../errors/platform-fault.ts';

/** Whether a media type is that of a form with files. */
export function isMultipart(mediaType: string): boolean {
  return mediaType === 'multipart/form-data';
}

let lastForm: Promise<unknown> = Promise.resolve();

/**
 * Takes a form with files apart; its files keep their bytes. 400 when it cannot be read. One form after the other, with
 * a turn of the event loop before each: a large one takes tens of milliseconds, in which nobody else is answered.
 */
export function parseForm(bytes: Buffer, contentType: string): Promise<FormData> {
  const mine = lastForm.then(() => turnOfTheLoop()).then(() => parsed(bytes, contentType));
  lastForm = mine.catch(() => undefined);
  return mine;
}

async function parsed(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    const message = 'The request body is not a readable multipart form.';
    throw new PlatformFault(400, 'MALFORMED_REQUEST', message, { cause });
  }
}

const BOUNDARY = 'form-for-validation-e1d5c0b47a2f';

/**
 * A form in brief, for Prism: it would read every byte of a file one by one, only to learn that it is there. Values
 * that look like the boundary are cut short; they cannot be valid either way.
 */
export function formInBrief(form: FormData): { body: string; contentType: string } {
  const parts = [...form].map(([name, value]) => {
    const text = typeof value === 'string' ? value.replaceAll(BOUNDARY, '') : `${value.size} bytes`;
    const head = `Content-Disposition: form-data; name="${encodeURIComponent(name)}"`;
    return `--${BOUNDARY}\r\n${head}\r\n\r\n${text}\r\n`;
  });
  return {
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}
