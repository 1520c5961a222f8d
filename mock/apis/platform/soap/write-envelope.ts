import type { SoapFault } from './soap-fault.ts';

/** Which of the two SOAP APIs answers; it names the namespaces. */
export type SoapApi = 'partner' | 'enterprise';

/** What an element holds; null is written as nil, a list as the element once for each of it. */
export type XmlValue =
  | string
  | number
  | boolean
  | null
  | readonly XmlValue[]
  | { readonly [element: string]: XmlValue };

const START =
  '<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"' +
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const END = '</soapenv:Body></soapenv:Envelope>';

/** The answer to a call in its envelope. */
export function answerEnvelope(api: SoapApi, call: string, value: XmlValue): string {
  return `${START} xmlns="urn:${api}.soap.sforce.com"><soapenv:Body>${element(`${call}Response`, value)}${END}`;
}

/** A fault in its envelope (PF-DOOR-12). */
export function faultEnvelope(api: SoapApi, { code, message }: SoapFault): string {
  const namespace = ` xmlns:sf="urn:fault.${api}.soap.sforce.com"`;
  const fault: XmlValue =
    code === undefined
      ? { faultcode: 'soapenv:Client', faultstring: message }
      : { faultcode: `sf:${code}`, faultstring: `${code}: ${message}`, detail: detailOf(code, message) };
  return `${START}${namespace}><soapenv:Body>${element('soapenv:Fault', fault)}${END}`;
}

function detailOf(code: string, message: string): XmlValue {
  const name = code === 'INVALID_LOGIN' ? 'sf:LoginFault' : 'sf:UnexpectedErrorFault';
  return { [name]: { 'sf:exceptionCode': code, 'sf:exceptionMessage': message } };
}

function element(name: string, value: XmlValue): string {
  if (Array.isArray(value)) return value.map((one) => element(name, one)).join('');
  if (value === null) return `<${name} xsi:nil="true"/>`;
  if (typeof value !== 'object') return `<${name}>${escaped(String(value))}</${name}>`;
  const inside = Object.entries(value).map(([each, inner]) => element(each, inner));
  return inside.length === 0 ? `<${name}/>` : `<${name}>${inside.join('')}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML can carry it; control characters, which it cannot, are left out. */
function escaped(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (found) => ENTITIES[found] ?? '');
}
