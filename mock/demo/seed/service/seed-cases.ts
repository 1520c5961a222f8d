import type { Insert, Row } from '../../../store/row.ts';
import { pick } from '../../catalogue/chance.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import { SERVICE_QUEUE_ID, SUPPORT_USER_ID } from '../well-known-ids.ts';
import { type Concern, concerns } from './concerns.ts';

/** The newest orders, about which customers may have asked something. */
const ordersLookedAt = 60;
const shareWithConcern = 0.5;
const dayMs = 86_400_000;

/** What a case follows from. */
interface Asked {
  order: Row<'Order'>;
  concern: Concern;
  /** Days since it was asked. */
  age: number;
  asked: string;
}

/** Writes what customers have asked about their latest orders, and the calls and tasks that came of it. */
export async function seedCases(context: SeedContext): Promise<number> {
  const { store } = context;
  const orders = await store.find('Order', {
    orderBy: [
      { field: 'EffectiveDate', ascending: false },
      { field: 'Id', ascending: true },
    ],
    limit: ordersLookedAt,
  });
  const asked = orders
    .filter(({ Id }) => context.chance(`case ${Id}`) < shareWithConcern)
    .map((order) => askedAbout(order, context))
    .sort((one, other) => one.asked.localeCompare(other.asked));
  const contacts = await contactIds(context, orders);
  const products = await productIds(context, orders);
  const cases = asked.map((one) => caseOf(one, contacts, products));
  const ids = await store.insertMany('Case', cases);
  await store.insertMany(
    'Task',
    asked.flatMap((one, index) => activitiesOf(one, ids[index] ?? '', context.now)),
  );
  await store.as(SUPPORT_USER_ID).insertMany(
    'CaseComment',
    asked.flatMap((one, index) => commentOf(one, ids[index] ?? '')),
  );
  return cases.length;
}

function askedAbout(order: Row<'Order'>, { chance, now }: SeedContext): Asked {
  const draw = (what: string) => chance(`case ${order.Id} ${what}`);
  const sinceOrder = Math.floor((now.getTime() - Date.parse(order.CreatedDate)) / dayMs);
  const age = Math.max(0, sinceOrder - 1 - Math.floor(draw('wait') * 4));
  const hour = 8 + Math.floor(draw('hour') * 10);
  return { order, concern: pick(concerns, draw('concern')), age, asked: daysBefore(now, age, hour) };
}

function statusOf({ age, concern }: Asked): NonNullable<Insert<'Case'>['Status']> {
  if (age > 12) return 'Closed';
  if (concern.priority === 'High') return age > 2 ? 'Escalated' : 'Working';
  return age > 2 ? 'Working' : 'New';
}

function caseOf(
  one: Asked,
  contacts: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, string | null>,
): Insert<'Case'> {
  const { order, concern, asked } = one;
  const Status = statusOf(one);
  return {
    Subject: concern.subject,
    Type: concern.type,
    Description: concern.description,
    Priority: concern.priority,
    Origin: concern.origin,
    Status,
    Resolution__c: Status === 'Closed' ? concern.resolution : null,
    AccountId: order.AccountId,
    ContactId: contacts.get(order.AccountId) ?? null,
    OrderId__c: order.Id,
    ProductId: concern.aboutProduct ? (products.get(order.Id) ?? null) : null,
    OwnerId: Status === 'New' ? SERVICE_QUEUE_ID : SUPPORT_USER_ID,
    CreatedDate: asked,
  };
}

/** The call about a case that is being worked on, and what is still to be done for one that is not closed. */
function activitiesOf(one: Asked, caseId: string, now: Date): Insert<'Task'>[] {
  const { order, concern, asked, age } = one;
  const status = statusOf(one);
  if (status === 'New') return [];
  const common = { WhatId: caseId, AccountId: order.AccountId, OwnerId: SUPPORT_USER_ID };
  const call: Insert<'Task'> = {
    ...common,
    Subject: 'Anruf',
    Description: concern.call,
    TaskSubtype: 'Call',
    Status: 'Completed',
    ActivityDate: daysBefore(now, Math.max(0, age - 1)).slice(0, 10),
    CreatedDate: asked,
  };
  if (status === 'Closed') return [call];
  const followUp: Insert<'Task'> = {
    ...common,
    Subject: `Nachfassen: ${concern.subject}`,
    Status: 'In Progress',
    Priority: concern.priority === 'High' ? 'High' : 'Normal',
    ActivityDate: now.toISOString().slice(0, 10),
    CreatedDate: asked,
  };
  return [call, followUp];
}

/** What support has noted for colleagues about a case that is not done yet. */
function commentOf(one: Asked, ParentId: string): Insert<'CaseComment'>[] {
  const { age, asked } = one;
  const texts: Partial<Record<string, string>> = {
    Working: 'Rückruf ist vereinbart; was dabei besprochen wird, steht in den Aktivitäten.',
    Escalated: `Bitte mit Vorrang: Die Antwort steht seit ${age} Tagen aus.`,
  };
  const CommentBody = texts[statusOf(one)];
  return CommentBody ? [{ ParentId, CommentBody, CreatedDate: asked }] : [];
}

/** The first contact of each account that has ordered. */
async function contactIds({ store }: SeedContext, orders: Row<'Order'>[]): Promise<Map<string, string>> {
  const accounts = [...new Set(orders.map(({ AccountId }) => AccountId))];
  const contacts = await store.find('Contact', {
    where: { AccountId: accounts },
    orderBy: { field: 'Id', ascending: false },
  });
  return new Map(contacts.map(({ Id, AccountId }) => [AccountId ?? '', Id]));
}

/** One product of each order. */
async function productIds(
  { store }: SeedContext,
  orders: Row<'Order'>[],
): Promise<Map<string, string | null>> {
  const where = { OrderId: orders.map(({ Id }) => Id), Type: 'Order Product' as const };
  const items = await store.find('OrderItem', { where, orderBy: { field: 'Id', ascending: true } });
  return new Map(items.map(({ OrderId, Product2Id }) => [OrderId, Product2Id]));
}
