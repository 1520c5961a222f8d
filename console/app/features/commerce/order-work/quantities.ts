import type { ChangeKind } from '#client/commerce/order-management.ts';
import type { OrderLine } from './read-placed-order.ts';

/** What was typed as the packs of each line, by its id. */
export type Quantities = Readonly<Record<string, string>>;

/** Packs of a line that can be cancelled or taken back. */
export const availableOf = (kind: ChangeKind, line: OrderLine): number =>
  kind === 'Cancel' ? line.QuantityAvailableToCancel : line.QuantityAvailableToReturn;

/** Whether what was typed is no number of packs from none to all that there are. */
export const faultOf = (typed: string | undefined, available: number): boolean =>
  Boolean(typed) && !(/^\d{1,5}$/.test(typed ?? '') && Number(typed) <= available);

/** The lines of which packs are named, with how many. */
export const itemsOf = (lines: readonly OrderLine[], quantities: Quantities) =>
  lines.flatMap(({ Id }) => {
    const quantity = Number(quantities[Id] || 0);
    return quantity > 0 ? [{ orderItemSummaryId: Id, quantity }] : [];
  });

/** What a form begins with: mostly a whole order is cancelled, and some of it comes back. */
export const proposedFor = (kind: ChangeKind, lines: readonly OrderLine[]): Quantities =>
  kind === 'Cancel' ? allOf(kind, lines) : {};

/** All packs that there are, of every line. */
export const allOf = (kind: ChangeKind, lines: readonly OrderLine[]): Quantities =>
  Object.fromEntries(lines.map((line) => [line.Id, String(availableOf(kind, line))]));
