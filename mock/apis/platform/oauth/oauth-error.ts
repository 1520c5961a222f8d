import type { components } from '#generated/platform/types.gen.ts';

type Body = components['schemas']['OAuthError'];

/** A refusal in OAuth's words. What was written before it is thrown stays written, such as the end of a grant. */
export class OAuthError extends Error {
  override name = 'OAuthError' as const;
  readonly code: Body['error'];
  /** Whether the application had proved itself by Basic authorization, which then is a 401. */
  readonly byHeader: boolean;

  constructor(code: Body['error'], description: string, byHeader = false) {
    super(description);
    this.code = code;
    this.byHeader = byHeader;
  }
}

/** An answer of OAuth, or its refusal, which is a 400 (PF-DOOR-03). */
export async function orRefusal<Result>(work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return { status: 400 as const, body: bodyOf(error) };
  }
}

/** The same for calls in which an application proves itself: 401 for a wrong secret in the Authorization header. */
export function orClientRefusal<Result>(work: () => Promise<Result>) {
  return orRefusal(async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OAuthError && error.byHeader)) throw error;
      const headers = { 'www-authenticate': 'Basic realm="oauth2"' };
      return { status: 401 as const, headers, body: bodyOf(error) };
    }
  });
}

function bodyOf({ code, message }: OAuthError): Body {
  return { error: code, error_description: message };
}
