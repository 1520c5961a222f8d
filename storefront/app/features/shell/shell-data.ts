import type { Fact } from '../../settings/field-mapping.ts';
import type { AssistantEntry } from '../assistant/assistant.ts';
import type { Consent } from '../consent/consent.ts';
import type { Money } from '../product/money.ts';

/** Facts about products that people search by, in the order in which they are named. */
export const searchedFacts = ['pzn', 'activeIngredient'] as const satisfies readonly Fact[];

/** A category with those below it, as the navigation shows them. */
export interface NavigationCategory {
  id: string;
  name: string;
  /** Its address in the shop, in German. */
  path: string;
  children: NavigationCategory[];
}

/** A content page that the footer leads to. */
export interface PageLink {
  key: string;
  title: string;
  /** The page only says that its text is yet to be written. */
  isUnwritten?: true;
  /** Language of the title where the page lacks a translation. */
  language?: string;
}

/** Who is at the counter. */
export interface Visitor {
  isGuest: boolean;
  firstName?: string | undefined;
  /** Name of the account acted for, where it is not the person's own. */
  actingFor?: string | undefined;
  /** The account acted for, kept in session storage too (SF-SESSION-03). */
  effectiveAccountId?: string | undefined;
  /** The site is shown as a preview to its author (SF-SESSION-08). */
  isPreview?: boolean | undefined;
}

/** What every page shows around its content. */
export interface ShellData {
  visitor: Visitor;
  /** Packs in the cart. */
  cartCount: number;
  /** Ids of the products on the wish list. */
  wishes: string[];
  categories: NavigationCategory[];
  /** Legal pages. */
  pages: PageLink[];
  /** Pages on advice and service. */
  services: PageLink[];
  /** The facts that products can be searched by. */
  searched: readonly (typeof searchedFacts)[number][];
  /** What the visitor has allowed beyond what the shop needs. */
  consent: Consent;
  /** Whether visitors are asked to be counted, and where those who allow it are. */
  statistics: { isOffered: boolean; address: string | undefined };
  /** Whether the tax comes on top of the prices. */
  pricesAreNet: boolean;
  /** Value of goods from which delivery is free; absent where it never is, or the platform could not say. */
  freeShippingFrom: Money | undefined;
  /** Absent where no assistant is deployed and enabled. */
  assistant: AssistantEntry | undefined;
}
