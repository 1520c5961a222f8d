const HIDDEN = '[redacted]';
const SECRET_HEADER = /cookie|authorization|token|secret|x-sandbox/i;
const SECRET_NAME = '[\\w-]*(?:password|passwort|token|secret|csrf|card|iban|cvc|cvv|payments?Data)[\\w-]*';
/** A member of a JSON object with a secret name, also where the text breaks off inside its value. */
const SECRET_MEMBER = new RegExp(`("${SECRET_NAME}"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"?|[^,}\\]\\s{["]+)`, 'gi');
/** The same in JSON that stands as text inside JSON. */
const SECRET_INNER = new RegExp(
  `(\\\\"${SECRET_NAME}\\\\"\\s*:\\s*)(\\\\".*?(?:\\\\"|$)|[^,}\\]\\s]+)`,
  'gi',
);
/** Parameters of an address or of form fields; a code or a session id is a secret where it has this name alone. */
const SECRET_PARAMETER = new RegExp(`((?:^|[?&])(?:${SECRET_NAME}|code|code_verifier|sid)=)[^&]*`, 'gi');
const SECRET_ELEMENT = /(<(?:\w+:)?(password|sessionId)\b[^>]*>)[^<]*/gi;
/** The token in the form of a page. */
const SECRET_FIELD = /(name="csrf_token" value=")[^"]*/g;
/** The token as it is served to scripts. */
const SECRET_MODULE = /^export default ".*"/;

/** Headers without cookies, tokens and the sandbox's key. */
export function redactedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, SECRET_HEADER.test(name) ? HIDDEN : redactedPath(value)]),
  );
}

/** A body, perhaps cut off, without the values of members whose names speak of secrets or means of payment. */
export function redactedBody(body: string | null): string | null {
  if (body === null) return null;
  return body
    .replace(SECRET_MEMBER, `$1"${HIDDEN}"`)
    .replace(SECRET_INNER, `$1\\"${HIDDEN}\\"`)
    .replace(SECRET_PARAMETER, `$1${HIDDEN}`)
    .replace(SECRET_ELEMENT, `$1${HIDDEN}`)
    .replace(SECRET_FIELD, `$1${HIDDEN}`)
    .replace(SECRET_MODULE, `export default "${HIDDEN}"`);
}

/** An address without the values of parameters whose names speak of secrets. */
export function redactedPath(path: string): string {
  return path.replace(SECRET_PARAMETER, `$1${HIDDEN}`);
}
