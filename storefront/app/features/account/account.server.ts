import { type Address, readAddresses } from '#client/commerce/addresses.ts';
import {
  changeEffectiveAccount,
  readEffectiveAccount,
  readManagedAccounts,
  storedEffectiveAccountId,
} from '#client/commerce/effective-account.ts';
import { type Profile, readProfile } from '#client/commerce/profile.ts';
import { readSessionContext } from '#client/commerce/session.ts';
import { PlatformError } from '#client/errors/index.ts';
import type { Shop } from '../../platform/shop.server.ts';

const NUMBER = 'AccountNumber';

/** An account that the buyer may order for (SF-SESSION-05). */
export interface AccountChoice {
  id: string;
  name: string;
  isOwn: boolean;
  isChosen: boolean;
  /** Street and city, to tell accounts of one name apart. */
  place: string;
}

/** The account page. */
export interface AccountView {
  displayName: string;
  profile: Profile;
  accounts: AccountChoice[];
  addresses: Address[];
  /** Number by which the pharmacy knows the account acted for; absent where the platform does not tell it. */
  customerNumber: string | undefined;
}

/** The buyer's account with the accounts and addresses it may order for. */
export async function readAccount(shop: Shop): Promise<AccountView> {
  const { platform, session } = shop;
  const [accounts, addresses, profile, customerNumber] = await Promise.all([
    readAccountChoices(shop),
    readAddresses(platform, session),
    readProfile(platform),
    readCustomerNumber(shop),
  ]);
  const displayName = session.isGuest ? '' : session.displayName;
  return { displayName, profile, accounts, addresses, customerNumber };
}

/** A store may keep the number from its buyers: the page then does without (SF-SESSION-06). */
async function readCustomerNumber({ platform }: Shop): Promise<string | undefined> {
  try {
    const { effectiveAccountId } = await readSessionContext(platform);
    const { fields } = await readEffectiveAccount(platform, effectiveAccountId ?? '', [NUMBER]);
    return fields?.[NUMBER] ?? undefined;
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}

/** The accounts that the buyer may order for, their own first. */
export async function readAccountChoices({ platform, visit }: Shop): Promise<AccountChoice[]> {
  const [context, accounts] = await Promise.all([
    readSessionContext(platform),
    readManagedAccounts(platform),
  ]);
  const chosen = context.effectiveAccountId ?? storedEffectiveAccountId(visit) ?? context.accountId;
  return accounts.map(({ accountId, accountName, isMyAccount, address }) => ({
    id: accountId,
    name: accountName,
    isOwn: isMyAccount === true,
    isChosen: accountId === chosen,
    place: [address?.street, [address?.zip, address?.city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  }));
}

/** Makes an account the effective one; an account that the buyer does not manage is refused. */
export async function chooseAccount(shop: Shop, accountId: string): Promise<AccountChoice | undefined> {
  const choice = (await readAccountChoices(shop)).find(({ id }) => id === accountId);
  if (!choice) return undefined;
  const { platform, visit: storage, session } = shop;
  await changeEffectiveAccount(platform, {
    storage,
    session,
    ...(choice.isOwn ? {} : { effectiveAccountId: accountId }),
  });
  return choice;
}
