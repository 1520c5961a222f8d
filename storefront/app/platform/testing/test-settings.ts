/** Settings of a shop on a platform of a test's own, whose versions are remembered by its address. */
export const testSettings = (platformUrl: string, sharedReadsSeconds = 0) => ({
  platformUrl,
  webstoreId: '0ZE000000000001AAA',
  siteId: '0DM000000000001AAA',
  communityId: '0DB000000000001AAA',
  sitePath: '',
  hasSignInForm: true,
  fields: {},
  sharedReadsSeconds,
});

/** Lets every call through. */
export const openCircuit = { call: <Answer>(send: () => Promise<Answer>) => send() };
