import { type CardName, type MethodName, PRODUCTS, SIGN_IN_SECONDS } from './facts.ts';

/** Whose cart it is: the guest's, the buyer's own account's or the account's that the buyer manages. */
export type Party = 'guest' | 'own' | 'managed';

export interface Item {
  /** As answered; empty until it was read for the first time. */
  id: string;
  readonly product: number;
  quantity: number;
  group: Group;
}

export interface Group {
  /** As answered; empty until it was read for the first time. */
  id: string;
  isDefault: boolean;
  method: MethodName;
  hasAddress: boolean;
  hasPhone: boolean;
}

export interface Checkout {
  id: string;
  version: number;
  expiresAt: number;
  /** Cents that were authorised. */
  paid?: number;
  /** Cents that are set aside on a card. */
  setAside?: number;
  hasConsent: boolean;
  hasEmail: boolean;
}

export interface Totals {
  readonly goods: number;
  readonly promotions: number;
  readonly fees: number;
  readonly tax: number;
  readonly grand: number;
  /** Places of the coupons that have an effect. */
  readonly effective: readonly number[];
}

export interface Cart {
  /** As answered; empty until it was read for the first time. */
  id: string;
  /** The oldest first. */
  items: Item[];
  groups: Group[];
  /** Places in COUPONS, the first one added first. */
  coupons: number[];
  reserved: Map<number, number>;
  reservedSince: number;
  reservedUntil: number;
  version: number;
  checkout?: Checkout;
  /** As of the last recalculation. */
  totals?: Totals;
}

/** A copy of a cart for a payment link; its totals stay as they were. */
export interface Copy extends Cart {
  readonly owner: string;
}

/** A card as the payment provider knows it. */
export interface CardToken {
  readonly text: string;
  readonly card: CardName;
  readonly owner: string;
  readonly expiresAt: number;
  /** The checkout that it has paid for. */
  usedFor?: string;
}

/** What a buyer was told about an order. */
export interface PlacedOrder {
  readonly number: string;
  readonly party: Party;
  readonly owner: string;
  readonly items: readonly Pick<Item, 'product' | 'quantity'>[];
  readonly grand: number;
  readonly packs: number;
  /** The checkout that it was paid in by card. */
  readonly cardCheckout?: string;
}

/** The shop as the walk expects it. */
export interface Model {
  now: number;
  party: Party;
  signedInAt: number;
  /** How many visitors nobody knew have been here. */
  guests: number;
  carts: Partial<Record<Party, Cart>>;
  copies: Copy[];
  tokens: CardToken[];
  stock: number[];
  sold: number[];
  /** How often each coupon was redeemed. */
  redeemed: number[];
  orders: PlacedOrder[];
  /** Steps so far. */
  steps: number;
}

export function newModel(now: number): Model {
  return {
    now,
    party: 'guest',
    signedInAt: 0,
    guests: 0,
    carts: {},
    copies: [],
    tokens: [],
    stock: PRODUCTS.map(({ stock }) => stock),
    sold: PRODUCTS.map(() => 0),
    redeemed: [0, 0, 0],
    orders: [],
    steps: 0,
  };
}

export function cartOf(model: Model): Cart | undefined {
  return model.carts[model.party];
}

/** Whose things they are: every guest's are the guest's own, also after another one came. */
export function ownerOf({ party, guests }: Model): string {
  return party === 'guest' ? `guest ${guests}` : party;
}

/** Carts and copies, whoever they belong to. */
export function everyCart({ carts, copies }: Model): Cart[] {
  return [...Object.values(carts), ...copies];
}

export function openCart(model: Model, id: string): Cart {
  const known = cartOf(model);
  if (known) return known;
  const group: Group = { id: '', isDefault: true, method: 'standard', hasAddress: false, hasPhone: false };
  const cart: Cart = {
    id,
    items: [],
    groups: [group],
    coupons: [],
    reserved: new Map(),
    reservedSince: 0,
    reservedUntil: 0,
    version: 1,
  };
  model.carts[model.party] = cart;
  return cart;
}

/** Notes that goods or deliveries have changed: totals are due anew, and a checkout of before has lapsed. */
export function touch(cart: Cart): void {
  cart.version += 1;
  delete cart.totals;
}

export function packsOf(cart: Cart, product: number): number {
  return cart.items.reduce((packs, item) => packs + (item.product === product ? item.quantity : 0), 0);
}

/** Packs of a product that are kept for a cart at this moment. */
export function reservedFor(model: Model, cart: Cart | undefined, product: number): number {
  return cart && cart.reservedUntil > model.now ? (cart.reserved.get(product) ?? 0) : 0;
}

/** Copies of carts of the party that is visiting. */
export const ownCopies = (model: Model) => model.copies.filter(({ owner }) => owner === ownerOf(model));

/** Whether an account may hold so many packs of a product: a quarter of the stock, though ten always. */
export function isHoldable(model: Model, cart: Cart, product: number): boolean {
  const beside = ownCopies(model).reduce((packs, copy) => packs + reservedFor(model, copy, product), 0);
  return packsOf(cart, product) + beside <= Math.max(10, Math.floor((model.stock[product] ?? 0) / 4));
}

/** Packs of a product that this cart could have. */
export function availableTo(model: Model, cart: Cart, product: number): number {
  const others = everyCart(model).filter((other) => other !== cart);
  const held = others.reduce((packs, other) => packs + reservedFor(model, other, product), 0);
  return Math.max(0, (model.stock[product] ?? 0) - held);
}

/** Whether the rules of a product allow so many packs of it in a cart. */
export function isAllowed(product: number, packs: number): boolean {
  const { classification, minimum, increment, mostPerOrder } = PRODUCTS[product] as (typeof PRODUCTS)[number];
  if (classification === 'verschreibungspflichtig') return false;
  return packs >= minimum && packs % increment === 0 && packs <= (mostPerOrder ?? Number.POSITIVE_INFINITY);
}

/** Whether everything in the cart could be ordered at this moment. */
export function isOrderable(model: Model, cart: Cart): boolean {
  return cart.items.every(({ product }) => {
    const packs = packsOf(cart, product);
    return isAllowed(product, packs) && packs <= availableTo(model, cart, product);
  });
}

/** Puts packs into the cart and answers whether the rules allow it. */
export function put(cart: Cart, product: number, quantity: number): boolean {
  if (!isAllowed(product, packsOf(cart, product) + quantity)) return false;
  const same = cart.items.filter((item) => item.product === product);
  const present = same.find(({ group }) => group.isDefault) ?? same[0];
  if (present) present.quantity += quantity;
  else cart.items.push({ id: '', product, quantity, group: defaultGroup(cart) });
  return true;
}

export function defaultGroup({ groups }: Cart): Group {
  const group = groups.find(({ isDefault }) => isDefault);
  if (!group) throw new Error('The model has lost the default group');
  return group;
}

/** Moves packs of an item to a group; they join those of the same product there. */
export function move(cart: Cart, item: Item, group: Group, packs: number): void {
  if (item.group === group) return;
  const present = cart.items.find((other) => other.product === item.product && other.group === group);
  if (present) present.quantity += packs;
  if (packs < item.quantity) {
    item.quantity -= packs;
    if (!present) cart.items.push({ id: '', product: item.product, quantity: packs, group });
  } else if (present) cart.items = cart.items.filter((other) => other !== item);
  else item.group = group;
}

/** The groups as they are answered: the default one first, then by age. */
export function inOrder(groups: readonly Group[]): Group[] {
  return [...groups].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

export function keepOneDefault(cart: Cart): void {
  const [first] = cart.groups;
  if (first && !cart.groups.some(({ isDefault }) => isDefault)) first.isDefault = true;
}

/** A sign-in ends by itself; from then on the visitor is somebody nobody knows. */
export function endSignInWhenDue(model: Model): void {
  if (model.party === 'guest' || model.now < model.signedInAt + SIGN_IN_SECONDS * 1000) return;
  becomeGuest(model);
}

export function becomeGuest(model: Model): void {
  model.party = 'guest';
  model.guests += 1;
  delete model.carts.guest;
}

export function isFresh(model: Model, { checkout, version }: Cart): boolean {
  return checkout !== undefined && checkout.version === version && model.now < checkout.expiresAt;
}

/** Whether a payment was given for the total as it is. */
export function isPaid({ checkout, totals }: Cart): boolean {
  return checkout?.paid !== undefined && checkout.paid === totals?.grand;
}
