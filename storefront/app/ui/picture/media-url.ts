/** Address of a media file by its content key, under the site's own origin (SF-BRANDS-06, SF-PICTURE-11). */
export function mediaUrl(contentKey: string): string {
  return `/cms/delivery/media/${encodeURIComponent(contentKey)}`;
}
