/** Address of a media file by its content key, under the site's own origin (storefront.md §7). */
export function mediaUrl(contentKey: string): string {
  return `/cms/delivery/media/${encodeURIComponent(contentKey)}`;
}
