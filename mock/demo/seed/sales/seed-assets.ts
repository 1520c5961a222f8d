import type { Insert, Row } from '../../../store/row.ts';
import { euro } from '../money.ts';
import type { SeededProduct } from '../products.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import { SUPPORT_USER_ID } from '../well-known-ids.ts';

const shareWithDevice = 0.45;

/** Writes the devices that customers have bought or borrowed, each with its own serial number. */
export async function seedAssets(context: SeedContext, products: readonly SeededProduct[]): Promise<number> {
  const { store, chance } = context;
  const devices = products.filter(({ entry }) => entry.line.form === 'Gerät');
  const contacts = await store.find('Contact', {
    where: { AccountId: { ne: null } },
    orderBy: { field: 'Id', ascending: true },
  });
  const owners = contacts.filter(
    ({ Id }) => devices.length > 0 && chance(`device of ${Id}`) < shareWithDevice,
  );
  const assets = owners.map((owner) => assetOf(owner, devices, context));
  await store.insertMany('Asset', assets);
  return assets.length;
}

function assetOf(
  { Id, AccountId }: Row<'Contact'>,
  devices: readonly SeededProduct[],
  { chance, now }: SeedContext,
): Insert<'Asset'> {
  const draw = (what: string) => chance(`device of ${Id} ${what}`);
  const device = devices[Math.floor(draw('which') * devices.length)];
  if (!device) throw new Error('There is no device to sell');
  const age = 40 + Math.floor(draw('age') * 600);
  const day = (days: number) => daysBefore(now, days).slice(0, 10);
  const ahead = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const onLoan = draw('loan') < 0.2;
  return {
    Name: device.pack.name,
    AccountId: AccountId ?? '',
    ContactId: Id,
    Product2Id: device.id,
    SerialNumber: `SN-${String(Math.floor(draw('serial') * 900_000) + 100_000)}`,
    Status: draw('status') < 0.1 ? 'InRepair' : 'Installed',
    IsOnLoan__c: onLoan,
    PurchaseDate: onLoan ? null : day(age),
    InstallDate: day(age - 4),
    NextCheckDate__c: ahead(Math.max(5, 730 - age)),
    UsageEndDate: ahead(Math.max(30, 1095 - age)),
    Price: onLoan ? null : euro(device.pack.prices.sale),
    OwnerId: SUPPORT_USER_ID,
    CreatedDate: daysBefore(now, age - 4),
  };
}
