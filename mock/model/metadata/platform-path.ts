/** The address of an operation with its parameters filled in, such as the `url` members of answers name it. */
export function platformPath(
  { base, path }: { readonly base: string; readonly path: string },
  parameters: Readonly<Record<string, string>> = {},
): string {
  return base + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
