/** An address of return with what is told to the application; the state is handed through as it came (PF-DOOR-17). */
export function redirection(redirectUri: string, told: Readonly<Record<string, string | undefined>>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(told))
    if (value !== undefined) address.searchParams.set(name, value);
  return address.href;
}

/** An answer that sends a browser, or an application, to an address. */
export function found(location: string, headers: Readonly<Record<string, string>> = {}) {
  return { status: 302 as const, headers: { ...headers, location } };
}
