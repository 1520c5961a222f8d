import { PlatformFault } from '../errors/platform-fault.ts';
import type { HttpRequest } from '../http/http-types.ts';
import type { ContractOperation } from './contract.ts';
import { isMultipart, parseForm } from './form.ts';
import { inTurn } from './large-bodies.ts';
import { isNestedDeeper } from './nesting.ts';
import { unpacked } from './unpacked.ts';

/** Sizes up to which bodies are read, in bytes. */
export interface BodyLimits {
  readonly json: number;
  /** Envelopes of SOAP: a few names and texts, which whoever has not signed in can send too. */
  readonly xml: number;
  readonly upload: number;
}

export const defaultBodyLimits: BodyLimits = {
  json: 1024 * 1024,
  xml: 64 * 1024,
  upload: 32 * 1024 * 1024,
};

/**
 * Reads the body that an operation takes: a value from JSON, a form from multipart or from form fields, a text from XML,
 * raw bytes from anything else, undefined when there is none. 415 for a media type that is not declared, 413 beyond the limit, 400 for JSON that does not parse.
 */
export async function readRequestBody(
  operation: ContractOperation,
  request: HttpRequest,
  limits: BodyLimits,
): Promise<unknown> {
  if (operation.requestMediaTypes.length === 0 || !hasBody(request)) return undefined;
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!operation.requestMediaTypes.some((declared) => covers(declared, mediaType)))
    throw new PlatformFault(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      `Send the body as ${operation.requestMediaTypes.join(' or ')}, not as ${mediaType || 'an unnamed type'}.`,
    );
  const isJson = /^application\/(?:.+\+)?json$/.test(mediaType);
  const isFields = mediaType === 'application/x-www-form-urlencoded';
  const isXml = mediaType === 'text/xml';
  const limit = isXml ? limits.xml : isJson || isFields ? limits.json : limits.upload;
  const packed = await request.readBody(limit);
  const bytes = await unpacked(packed, request.headers['content-encoding'], limit);
  if (isJson) return inTurn(bytes, () => parseJson(bytes));
  if (isFields) return new URLSearchParams(textOf(bytes));
  if (isXml) return textOf(bytes);
  return isMultipart(mediaType)
    ? inTurn(bytes, () => parseForm(bytes, String(request.headers['content-type'])))
    : bytes;
}

function hasBody({ headers }: HttpRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function covers(declared: string, mediaType: string): boolean {
  const [type, subtype] = declared.toLowerCase().split('/');
  if (type === '*') return mediaType !== '';
  return subtype === '*' ? mediaType.startsWith(`${type}/`) : declared.toLowerCase() === mediaType;
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new PlatformFault(400, 'MALFORMED_REQUEST', 'The request body is not UTF-8.', { cause });
  }
}

/** Levels of a JSON body; nothing that the contracts describe has a tenth of them. */
const DEEPEST = 500;

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  // What goes through all levels of a value later would take long, or run out of stack.
  if (isNestedDeeper(bytes, DEEPEST))
    throw new PlatformFault(
      400,
      'JSON_PARSER_ERROR',
      `The request body has lists and objects more than ${DEEPEST} levels deep.`,
    );
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? cause.message : 'it is not UTF-8';
    throw new PlatformFault(400, 'JSON_PARSER_ERROR', `The request body is not valid JSON: ${reason}.`, {
      cause,
    });
  }
}
