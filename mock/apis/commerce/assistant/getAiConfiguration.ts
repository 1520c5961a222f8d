import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireWebStore } from '../buyers/buyer.ts';

/** Whether an assistant is deployed for the store (SF-CONTEXT-06); this platform has none to deploy. */
export const getAiConfiguration: Handler<'getAiConfiguration'> = async ({ path }, context) => {
  const webStore = await requireWebStore(context, path.webstoreId);
  return {
    status: 200,
    body: {
      activityTrackingEnabled: false,
      catalogExists: webStore.CatalogId__c !== null,
      isDeployed: false,
      deploymentEnabled: false,
      host: null,
      siteId: webStore.SiteId__c,
      tenant: null,
    },
  };
};
