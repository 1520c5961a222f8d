const SOAP_PATH = '/services/Soap/';
const OPEN_PLACE = /<((?:[\w.-]+:)?sessionId)\s*(?:\/>|>\s*<\/\1>)/;

/**
 * The body of a call of SOAP with the session of whoever has signed in, where its envelope leaves the place open: SOAP
 * takes no header for it, and the browser does not know it. Any other body as it is.
 */
export function withSoapSession(path: string, body: Buffer, accessToken: string): Buffer {
  if (!path.startsWith(SOAP_PATH)) return body;
  const envelope = body.toString('utf8');
  if (!OPEN_PLACE.test(envelope)) return body;
  return Buffer.from(
    envelope.replace(OPEN_PLACE, (_, name: string) => `<${name}>${escaped(accessToken)}</${name}>`),
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
