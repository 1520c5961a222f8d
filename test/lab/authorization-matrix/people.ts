import type { UserProfileName } from '#mock/model/sessions/session.ts';
import type { Sender } from '../operations/call.ts';
import type { Replaced } from '../operations/commerce/platform.ts';
import * as commerce from '../operations/commerce/world.ts';
import * as recordData from '../operations/record-data/world.ts';
import type { BaseWorld } from '../operations/row.ts';

/** Who may ask. */
export const roles = ['guest', 'buyer', 'otherBuyer', 'merchandiser', 'support', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Each role as somebody who calls; the buyer stands for the one whose things are asked for. */
export type People = Readonly<Record<Role, Sender>>;

/** A world, and everybody who may ask something in it. */
export interface Crowd<W extends BaseWorld> {
  readonly world: W;
  readonly people: People;
}

/** Everybody before the commerce and content calls; rows that make a buyer of their own replace the buyer. */
export async function commerceCrowd(replace?: Replaced): Promise<Crowd<commerce.World>> {
  const world = await commerce.openWorld(replace);
  const staff = (profileName: UserProfileName) => world.platform.buyer({ profileName, accountId: null });
  return {
    world,
    people: {
      guest: world.guest,
      buyer: world.caller,
      otherBuyer: world.stranger,
      merchandiser: await staff('Merchandiser'),
      support: await staff('Support'),
      administrator: await staff('System Administrator'),
    },
  };
}

/** Everybody before the record data calls; the account of the world is the buyer's own. */
export async function recordDataCrowd(replace?: Replaced): Promise<Crowd<recordData.World>> {
  const world = await recordData.openWorld(replace);
  const { platform, merchandiser, support, guest, stranger } = world;
  const { accountId, contactId } = world;
  const { headers } = await platform.user('Buyer', {
    username: 'sommer@offizin.example',
    accountId,
    contactId,
  });
  const buyer = { headers, handle: platform.handle };
  const administrator = { ...(await platform.user('System Administrator')), handle: platform.handle };
  return { world, people: { guest, buyer, otherBuyer: stranger, merchandiser, support, administrator } };
}
