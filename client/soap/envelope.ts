import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/** What an element holds: a text, further elements, or a list where it comes several times. */
export type SoapValue = string | readonly SoapValue[] | { readonly [element: string]: SoapValue };

const builder = new XMLBuilder({ suppressEmptyNode: true, suppressBooleanAttributes: false });
const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'result' || name === 'errors' || name.endsWith('Ids'),
});

const NAMES = 'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns="urn:partner.soap.sforce.com"';

/**
 * A call of SOAP in its envelope, with an open place for the session: only the server of the app knows that, and fills
 * it in on the way.
 */
export function callEnvelope(name: string, parameters: SoapValue): string {
  const call = builder.build({ [name]: parameters });
  const header = '<s:Header><SessionHeader><sessionId/></SessionHeader></s:Header>';
  return `<?xml version="1.0" encoding="UTF-8"?><s:Envelope ${NAMES}>${header}<s:Body>${call}</s:Body></s:Envelope>`;
}

/** What a call did with one record. */
export interface SoapResult {
  id?: string;
  success: boolean;
  /** Why not. */
  errors: { message: string; statusCode: string }[];
  /** Of a merge: records that belong to the one that stays now. */
  updatedRelatedIds: string[];
}

/** The results in an envelope, in the order of what was asked. */
export function resultsIn(envelope: string, name: string): SoapResult[] {
  const { Envelope } = parser.parse(envelope);
  const results = Envelope?.Body?.[`${name}Response`]?.result ?? [];
  return results.map(({ id, success, errors = [], updatedRelatedIds = [] }: Record<string, unknown>) => ({
    id,
    success: success === 'true',
    errors,
    updatedRelatedIds,
  }));
}
