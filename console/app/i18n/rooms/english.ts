import { englishApi } from './api.ts';
import { englishInspector } from './inspector.ts';
import { englishMetadata } from './metadata.ts';
import { englishSandbox } from './sandbox.ts';
import { englishSearch } from './search.ts';

export const englishRooms = {
  ...englishApi,
  ...englishInspector,
  ...englishMetadata,
  ...englishSandbox,
  ...englishSearch,
};
