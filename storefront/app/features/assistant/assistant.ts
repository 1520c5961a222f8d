/** What the platform says of the assistant (SF-CONTEXT-06). */
export interface AssistantConfiguration {
  isDeployed: boolean;
  deploymentEnabled: boolean;
  catalogExists?: boolean | undefined;
  activityTrackingEnabled?: boolean | undefined;
  host?: string | null | undefined;
  siteId?: string | null | undefined;
  tenant?: string | null | undefined;
}

/** An assistant elsewhere. */
interface AssistantElsewhere {
  address: string;
  /** Whether the assistant wants to know where people come from; it is told only with their consent. */
  asksForPage: boolean;
}

/** The way to the assistant: one elsewhere, or the shop's own page. */
export type AssistantEntry = AssistantElsewhere | 'own';

/**
 * The entry, only where an assistant is both deployed and enabled and has a catalogue to speak of, at an address that
 * browsers may follow: elsewhere, or in the shop where the platform names none.
 */
export function assistantEntry(configuration: AssistantConfiguration): AssistantEntry | undefined {
  const {
    isDeployed,
    deploymentEnabled,
    catalogExists = true,
    activityTrackingEnabled = false,
  } = configuration;
  const { host, tenant, siteId } = configuration;
  if (!isDeployed || !deploymentEnabled || !catalogExists) return undefined;
  if (!host) return 'own';
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(host)) return undefined;
  const address = new URL(`https://${host}/`);
  if (tenant) address.searchParams.set('tenant', tenant);
  if (siteId) address.searchParams.set('site', siteId);
  return { address: address.href, asksForPage: activityTrackingEnabled };
}

/** The address with the page the visitor comes from, where the assistant asks for it and the visitor allows it. */
export function assistantAddress(entry: AssistantElsewhere, page: string, isAllowed: boolean): string {
  if (!entry.asksForPage || !isAllowed) return entry.address;
  const address = new URL(entry.address);
  address.searchParams.set('page', page);
  return address.href;
}
