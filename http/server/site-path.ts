/**
 * The path of its host below which an app lies, as it goes before addresses: with a slash at its beginning and none at
 * its end, or empty.
 *
 * @param setting that it comes from
 * @throws Error naming the setting, where it is none
 */
export function readSitePath(setting: string, text = ''): string {
  const path = text.replace(/\/+$/, '');
  if (path === '' || /^(?:\/[A-Za-z0-9_-]+)+$/.test(path)) return path;
  throw new Error(`${setting} is "${text}", but it is a path such as /apotheke.`);
}

/**
 * A request target without the path before it, as it would be if the app had the host for itself; undefined for what
 * lies outside.
 */
export function withinSite(target: string, sitePath: string): string | undefined {
  if (sitePath === '') return target;
  const rest = target.startsWith(sitePath) ? target.slice(sitePath.length) : undefined;
  if (rest === undefined || !/^(?:$|[/?#])/.test(rest)) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
