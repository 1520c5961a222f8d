import type { HttpRequest } from '../../engine/http/http-types.ts';

/** Host by which the caller reached the platform, through whatever stands in front. */
export function hostOf({ headers }: HttpRequest): string {
  return first(headers['x-forwarded-host']) ?? headers.host ?? 'localhost';
}

/** Origin by which the caller reached the platform, e.g. `https://offizin.example`. */
export function originOf(request: HttpRequest): string {
  const protocol = first(request.headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  return `${protocol}://${hostOf(request)}`;
}

function first(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0]?.split(',')[0]?.trim();
}
