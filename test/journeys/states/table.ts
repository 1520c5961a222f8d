import { account } from './account.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { type Open, type RouteStates, STATES, type State, type Visitor } from './state.ts';

/** Every route that draws a page, with how it comes into each of its states. */
export const pageStates: Readonly<Record<string, RouteStates>> = { ...catalogue, ...account, ...checkout };

/** One page in one state. */
export interface PageState {
  readonly route: string;
  readonly state: State;
  readonly shows: string;
  readonly open: Open;
}

/** The states that a visitor can see, in the order of the table. */
export function statesFor(visitor: Visitor): PageState[] {
  return Object.entries(pageStates).flatMap(([route, states]) =>
    states.visitors.includes(visitor) ? statesOf(route, states, visitor) : [],
  );
}

const statesOf = (route: string, states: RouteStates, visitor: Visitor): PageState[] =>
  STATES.flatMap((state) => {
    const ways = states[state];
    if (typeof ways === 'string') return [];
    return Object.entries(ways)
      .filter(([, { visitors }]) => visitors?.includes(visitor) ?? true)
      .map(([shows, open]) => ({ route, state, shows, open }));
  });
