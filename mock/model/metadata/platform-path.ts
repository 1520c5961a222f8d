/** The path of an operation with its parameters filled in, such as the `url` members of answers name it. */
export function platformPath(
  operation: { readonly path: string },
  parameters: Record<string, string>,
): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
}
