import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { PlatformFault } from '../errors/platform-fault.ts';

/** Whether a media type is that of a form with files. */
export function isMultipart(mediaType: string): boolean {
  return mediaType === 'multipart/form-data';
}

/** So many fields and files are taken; no call that the contracts describe has a tenth of them. */
const MOST_PARTS = 100;
/** The body as a whole is limited before it is read. */
const LIMITS = {
  maxParts: MOST_PARTS,
  maxFileSize: Number.POSITIVE_INFINITY,
  maxTotalSize: Number.POSITIVE_INFINITY,
};
/** As much is taken apart between two turns of the event loop. */
const SLICE = 256 * 1024;

/**
 * Takes a form with files apart; its files keep their bytes. 400 when it cannot be read. It is taken in slices: a large
 * one takes tens of milliseconds, in which others are answered (PF-SEC-18).
 */
export async function parseForm(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    const boundary = getMultipartBoundary(contentType);
    if (!boundary) throw malformed('The content type of the form names no boundary.');
    const parser = new MultipartParser(boundary, LIMITS);
    const form = new FormData();
    for (let at = 0; at < bytes.length; at += SLICE) {
      await turnOfTheLoop();
      for (const part of parser.write(bytes.subarray(at, at + SLICE))) append(form, part);
    }
    parser.finish();
    return form;
  } catch (cause) {
    if (cause instanceof PlatformFault) throw cause;
    if (cause instanceof MaxPartsExceededError)
      throw malformed(`A form has at most ${MOST_PARTS} fields and files.`, cause);
    throw malformed('The request body is not a readable multipart form.', cause);
  }
}

function append(form: FormData, part: MultipartPart): void {
  const name = parameter(part, 'name') ?? part.name;
  if (name === undefined) throw malformed('A field of the form has no name.');
  const fileName = parameter(part, 'filename') ?? part.filename;
  if (fileName === undefined) form.append(name, part.text);
  else {
    const content = part.content as Uint8Array<ArrayBuffer>[];
    form.append(name, new File(content, fileName, { type: part.mediaType ?? '' }));
  }
}

/**
 * A quoted name of a part as browsers write it: backslashes stand for themselves, and what would end it is in percent.
 * An input of files that nobody has filled has an empty one.
 */
function parameter({ headers }: MultipartPart, name: string): string | undefined {
  const quoted = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i');
  const [, text] = quoted.exec(headers['content-disposition'] ?? '') ?? [];
  return text?.replaceAll('\\"', '"').replace(/%(?:0A|0D|22)/gi, decodeURIComponent);
}

function malformed(message: string, cause?: unknown): PlatformFault {
  return new PlatformFault(400, 'MALFORMED_REQUEST', message, { cause });
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
