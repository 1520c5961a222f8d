/** Whether a request only reads, so that nothing is lost where it is given up or asked again. */
export function isRead({ method }: { readonly method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}
