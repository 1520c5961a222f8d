import fc from 'fast-check';
import { METHODS, type MethodName } from '../facts.ts';
import { cartOf, inOrder, keepOneDefault, move, touch } from '../model.ts';
import { METHOD_IDS } from '../shop.ts';
import { ask, expectStatus } from '../walk.ts';
import { type Action, pick } from './command.ts';

export const ADDRESS = {
  name: 'Erika Beispiel',
  street: 'Lindenweg 4',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};
const GROUPS = '/carts/current/delivery-groups';
const MOST_GROUPS = 4;

interface Delivery {
  readonly method: MethodName;
  readonly hasAddress: boolean;
}

const method = fc.constantFrom(...(Object.keys(METHODS) as MethodName[]));
const delivery: fc.Arbitrary<Delivery> = fc.record({ method, hasAddress: fc.boolean() });

function asked({ method: name, hasAddress }: Delivery) {
  return { deliveryMethodId: METHOD_IDS[name], ...(hasAddress && { deliveryAddress: ADDRESS }) };
}

export const createGroup: Action<Delivery> = {
  name: 'createGroup',
  weight: 25,
  choices: delivery,
  can: (model) => (cartOf(model)?.groups.length ?? MOST_GROUPS) < MOST_GROUPS,
  run: async (walk, choice) => {
    const { id } = await expectStatus(201, ask(walk, 'POST', GROUPS, asked(choice)), 'create a group');
    const cart = cartOf(walk.model);
    if (!cart) return;
    cart.groups.push({ id, isDefault: false, hasPhone: false, ...choice });
    touch(cart);
  },
};

export const changeGroup: Action<{ group: number; delivery: Delivery }> = {
  name: 'changeGroup',
  choices: fc.record({ group: fc.nat(20), delivery }),
  can: (model) => cartOf(model) !== undefined,
  run: async (walk, choice) => {
    const cart = cartOf(walk.model);
    if (!cart) return;
    const group = pick(cart.groups, choice.group);
    await expectStatus(
      200,
      ask(walk, 'PATCH', `${GROUPS}/${group.id}`, asked(choice.delivery)),
      'change a group',
    );
    group.method = choice.delivery.method;
    group.hasAddress ||= choice.delivery.hasAddress;
    touch(cart);
  },
};

export const deleteGroup: Action<number> = {
  name: 'deleteGroup',
  weight: 5,
  choices: fc.nat(20),
  can: (model) => cartOf(model) !== undefined,
  run: async (walk, choice) => {
    const cart = cartOf(walk.model);
    if (!cart) return;
    const group = pick(cart.groups, choice);
    const [target] = inOrder(cart.groups.filter((other) => other !== group));
    await expectStatus(target ? 204 : 400, ask(walk, 'DELETE', `${GROUPS}/${group.id}`), 'delete a group');
    if (!target) return;
    for (const item of cart.items.filter((one) => one.group === group))
      move(cart, item, target, item.quantity);
    cart.groups = cart.groups.filter((other) => other !== group);
    keepOneDefault(cart);
    touch(cart);
  },
};

interface Arrangement {
  readonly item: number;
  readonly group: number;
  readonly packs: number;
  readonly dropsEmpty: boolean;
}

/** Moves packs, and meets the lock that every other write meets until the recalculation is done. */
export const arrange: Action<Arrangement> = {
  name: 'arrange',
  weight: 40,
  choices: fc.record({ item: fc.nat(20), group: fc.nat(20), packs: fc.nat(5), dropsEmpty: fc.boolean() }),
  can: (model) => (cartOf(model)?.items.length ?? 0) > 0 && (cartOf(model)?.groups.length ?? 0) > 1,
  run: async (walk, choice) => {
    const cart = cartOf(walk.model);
    if (!cart) return;
    const item = pick(cart.items, choice.item);
    const group = pick(cart.groups, choice.group);
    const isTooMuch = choice.packs > item.quantity;
    const arrangement = {
      cartItemId: item.id,
      deliveryGroupId: group.id,
      ...(choice.packs > 0 && { quantity: String(choice.packs) }),
    };
    const sent = ask(walk, 'POST', `${GROUPS}/actions/arrange-items`, {
      arrangements: [arrangement],
      deleteEmptyDeliveryGroups: choice.dropsEmpty,
    });
    await expectStatus(isTooMuch ? 400 : 202, sent, 'arrange');
    if (isTooMuch) return;
    await expectStatus(409, ask(walk, 'DELETE', '/carts/current'), 'a write while the cart is locked');
    move(cart, item, group, choice.packs || item.quantity);
    if (choice.dropsEmpty) {
      cart.groups = cart.groups.filter((one) => cart.items.some((other) => other.group === one));
      keepOneDefault(cart);
    }
    touch(cart);
  },
};
