import type { AnyRow } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Role } from './roles.ts';

/** Who asks. */
export interface Asker {
  readonly role: Role;
  readonly userId: string;
}

/** Objects of which not everybody who reads them sees every record, with who does. */
export const PRIVATE: Readonly<Record<string, (row: AnyRow, asker: Asker) => boolean>> = {
  Lead: ({ OwnerId }, { role, userId }) =>
    role !== 'Support' || OwnerId === userId || String(OwnerId).startsWith('00G'),
  ListView: ({ Visibility__c, CreatedById }, { userId }) =>
    Visibility__c !== 'Private' || CreatedById === userId,
  RecentlyViewed: ({ UserId }, { userId }) => UserId === userId,
  UserAppInfo: ({ UserId }, { userId }) => UserId === userId,
  UserFavorite: ({ UserId }, { userId }) => UserId === userId,
  UserListPreference: ({ UserId }, { userId }) => UserId === userId,
  UserNavItem__c: ({ UserId__c }, { userId }) => UserId__c === userId,
  UserSectionPreference: ({ UserId }, { userId }) => UserId === userId,
};

/** Writes records of each of these objects for each user, and some that refer to them. */
export async function addPrivateRecords(store: Store, users: readonly string[]): Promise<void> {
  const account = await store.insert('Account', { Name: 'Praxis am Markt', Type: 'Practice' });
  for (const userId of users) {
    const own = store.as(userId);
    const lead = { LastName: userId, Company: 'Praxis', OwnerId: userId, ConvertedAccountId: account.Id };
    const { Id } = await own.insert('Lead', lead);
    await own.insert('Task', { Subject: 'Anruf', WhoId: Id });
    await own.insert('RecentlyViewed', {
      UserId: userId,
      Type: 'Account',
      RecordId: account.Id,
      LastViewedDate: '2026-06-01T10:00:00Z',
    });
    await own.insert('ListView', {
      Name: userId,
      DeveloperName: userId,
      SobjectType: 'Account',
      Visibility__c: 'Private',
    });
    await own.insert('UserAppInfo', { UserId: userId, AppDefinitionId: 'app' });
    await own.insert('UserFavorite', {
      UserId: userId,
      Name: 'Praxis',
      Target: account.Id,
      TargetType: 'Record',
      SortOrder: 1,
    });
    await own.insert('UserListPreference', { UserId: userId, ListName: `listView:Account.${userId}` });
    await own.insert('UserNavItem__c', {
      UserId__c: userId,
      AppName__c: 'shop',
      NavItemName__c: 'Account',
      Position__c: 1,
    });
    await own.insert('UserSectionPreference', {
      UserId: userId,
      LayoutName: 'Account',
      SectionId: 'head',
      IsCollapsed: true,
    });
  }
}
