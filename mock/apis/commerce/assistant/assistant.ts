import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { requireShopper } from '../buyers/shopper.ts';

/** Whether the store has an assistant (SF-CONTEXT-06). It has no host: the shop itself answers. */
export const getAiConfiguration: Handler<'getAiConfiguration'> = async ({ path }, context) => {
  const webStore = await requireWebStore(context, path.webstoreId);
  return {
    status: 200,
    body: {
      activityTrackingEnabled: false,
      catalogExists: webStore.CatalogId__c !== null,
      isDeployed: webStore.AssistantEnabled__c,
      deploymentEnabled: webStore.AssistantEnabled__c,
      host: null,
      siteId: webStore.SiteId__c,
      tenant: null,
    },
  };
};

/** What an assistant may know of the shopper (SF-CONTEXT-07): the account, never the person's medicines. */
export const getShopperAgentContext: Handler<'getShopperAgentContext'> = async (input, context) => {
  const { webStore, accountId } = await requireShopper(context, input);
  const account = accountId === null ? undefined : await context.store.get('Account', accountId);
  return {
    status: 200,
    body: {
      webstoreId: webStore.Id,
      isAgentEnabled: webStore.AssistantEnabled__c,
      guestUser: context.session.isGuest,
      effectiveAccountId: accountId,
      effectiveAccountName: account?.Name ?? null,
      language: context.language,
      currencyIsoCode: webStore.DefaultCurrency,
    },
  };
};
