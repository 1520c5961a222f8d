import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { SoapFault } from './soap-fault.ts';

/** Elements by their local names: texts, further elements, or lists of either where a name comes several times. */
export type XmlContent = Readonly<Record<string, unknown>>;

/** What an envelope asks for. */
export interface SoapCall {
  /** Local name of the call, e.g. `login`. */
  readonly name: string;
  /** Texts by the local names of the call's elements. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What is inside the call's elements, for calls that take lists or elements in others. */
  readonly content: XmlContent;
  /** Of the `SessionHeader`. */
  readonly sessionId: string | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
});

/** The parser names every element that is left open. */
const LONGEST_REASON = 200;

/** Reads an envelope with one call. A document type is refused, since its entities could stand for anything (PF-DOOR-13). */
export function readEnvelope(xml: string): SoapCall {
  const envelope = elements(elements(parsed(xml)).Envelope);
  const calls = Object.entries(elements(envelope.Body)).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  );
  const [call] = calls;
  if (!call || calls.length > 1)
    throw new SoapFault(undefined, 'The body of the envelope must have one call.');
  const { sessionId } = texts(elements(envelope.Header).SessionHeader);
  const content = elements(call[1]);
  return { name: call[0], parameters: texts(call[1]), content, sessionId: sessionId?.trim() };
}

function parsed(xml: string): unknown {
  if (/<!DOCTYPE/i.test(xml)) throw new SoapFault(undefined, 'A document type is not allowed.');
  const valid = XMLValidator.validate(xml);
  if (valid !== true)
    throw new SoapFault(undefined, `The envelope is no XML: ${valid.err.msg.slice(0, LONGEST_REASON)}`);
  try {
    return parser.parse(xml);
  } catch {
    throw new SoapFault(undefined, 'The envelope cannot be read.');
  }
}

/** The elements inside an element, without the white space between them. */
export function elements(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '#text'));
}

/** What stands under one name, however often it comes. */
export const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** What can be stored: no database takes the character 0. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');

/** The texts among what stands under one name. */
export const textsOf = (value: unknown): string[] => listOf(value).filter(isText);

function texts(value: unknown): Record<string, string> {
  const found = Object.entries(elements(value)).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  );
  return Object.fromEntries(found);
}
