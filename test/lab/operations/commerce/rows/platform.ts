import type { Rows } from '../row.ts';

export const platformRows = {
  getVersions: {
    kind: 'fixed',
    because: 'the versions are those that the platform speaks, whoever asks and whatever is stored',
    guest: 'a client asks for the versions before it signs in',
    call: () => ({}),
  },
} satisfies Rows;
