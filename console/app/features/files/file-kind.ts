/** How a file can be shown here; undefined for one that is only downloaded. */
export type FileKind = 'image' | 'text' | 'pdf';

const IMAGES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const TEXTS: readonly string[] = ['csv', 'json', 'jsonl', 'log', 'md', 'txt', 'xml', 'yaml', 'yml'];

/**
 * Judged by the ending of its name. Nothing that could run in the console is ever shown, so pages and drawings with
 * scripts are not; a PDF is left to the browser's viewer, which keeps it apart.
 */
export function fileKind(extension: unknown): FileKind | undefined {
  const ending = String(extension ?? '').toLowerCase();
  if (ending in IMAGES) return 'image';
  if (ending === 'pdf') return 'pdf';
  return TEXTS.includes(ending) ? 'text' : undefined;
}

/** The media type that an image is shown as. */
export const imageType = (extension: unknown): string =>
  IMAGES[String(extension ?? '').toLowerCase()] ?? 'application/octet-stream';
