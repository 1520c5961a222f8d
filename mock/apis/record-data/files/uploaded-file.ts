import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { filesConstants } from '#generated/record-data/constants.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';

/** A file as it was sent. */
export interface UploadedFile {
  readonly bytes: Buffer;
  /** Name of the file without its folders. */
  readonly name: string;
  /** Undefined where the form says nothing. */
  readonly title: string | undefined;
  readonly description: string | undefined;
}

const NAME_LENGTH = 255;

/** Reads an upload form; 400 without a file, 413 for one that is too large. */
export async function readUpload(form: FormData): Promise<UploadedFile> {
  const file = form.get('fileData');
  // A part without a file name has been read as text, and text has lost bytes by then.
  if (!(file instanceof File)) throw invalid('Send the part fileData as a file, with its name.');
  if (file.size > filesConstants.fileBytesMaximum) throw tooLarge();
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    name: baseName(file.name),
    title: textOf(form, 'title'),
    description: textOf(form, 'description'),
  };
}

/** The name of a file without its ending. */
export function bareName(name: string): string {
  const ending = extname(name);
  return ending === '' ? name : name.slice(0, -ending.length);
}

/** What follows from the bytes and the name of a file, as its records tell it. */
export function fileFacts({ bytes, name }: UploadedFile) {
  const extension = extname(name).slice(1).toLowerCase().slice(0, 40);
  return {
    FileExtension: extension || null,
    FileType: extension ? extension.toUpperCase().slice(0, 20) : 'UNKNOWN',
    ContentSize: bytes.length,
    Checksum: createHash('md5').update(bytes).digest('hex'),
  };
}

/** Browsers of old sent whole paths; no column of the store takes a NUL character. */
function baseName(name: string): string {
  const last = name.replaceAll('\u0000', '').split(/[\\/]/).at(-1) ?? '';
  return last.slice(-NAME_LENGTH) || 'Datei';
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.includes('\u0000')) throw invalid(`The part ${name} must be a text.`);
  return text || undefined;
}

function invalid(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_INPUT', message);
}

function tooLarge(): PlatformFault {
  const message = `A file has at most ${filesConstants.fileBytesMaximum} bytes.`;
  return new PlatformFault(413, 'REQUEST_LIMIT_EXCEEDED', message);
}
