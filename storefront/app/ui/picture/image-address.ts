const imageData = /^data:image\//i;
const absolute = /^https?:/i;

/** What browsers drop or turn round inside an address: control characters, backslashes, spaces at its ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are looked for.
const treacherous = /[\u0000-\u001f\u007f-\u009f\\]|^\s|\s$/;

/** Address of an image under the site, unless it is already absolute or image data (SF-PICTURE-06). */
export function withSitePath(address: string, sitePath: string): string {
  if (absolute.test(address) || imageData.test(address)) return address;
  const base = sitePath.replace(/\/+$/, '');
  if (base && (address === base || address.startsWith(`${base}/`))) return address;
  return `${base}/${address.replace(/^\/+/, '')}`;
}

/** An image address must be https, start with a slash or be image data (SF-PICTURE-07). */
export function isImageAddress(address: string | null | undefined): address is string {
  if (!address || treacherous.test(address) || address.startsWith('//')) return false;
  return address.startsWith('/') || /^https:\/\/./i.test(address) || imageData.test(address);
}

/** A link must be https, a relative path or an anchor (SF-PAGE-13). */
export function isLinkAddress(address: string | null | undefined): address is string {
  if (!address || treacherous.test(address) || address.startsWith('//')) return false;
  if (/^https:\/\/./i.test(address)) return true;
  return !/^[a-z][a-z0-9+.-]*:/i.test(address);
}

/** Link of a brand or a banner: http addresses stay, all others get the site path (SF-BRANDS-05). */
export function siteLink(link: string, sitePath: string): string {
  if (link.startsWith('http') || link.startsWith('#')) return link;
  return `${sitePath.replace(/\/+$/, '')}/${link.replace(/^\/+/, '')}`;
}
