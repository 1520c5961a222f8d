import { passwordRequest } from '#mock/apis/platform/oauth/testing/applications.ts';
import type { Rows } from '../row.ts';

const PROGRAMS = 'programs prove themselves in the request, and have no session yet';

export const signInRows = {
  createAccessToken: {
    kind: 'write',
    guest: PROGRAMS,
    call: async ({ store }) => ({ body: new URLSearchParams(await passwordRequest(store)) }),
  },
} satisfies Rows;
