import { englishInspector } from './inspector.ts';
import { englishMetadata } from './metadata.ts';
import { englishSearch } from './search.ts';

export const englishRooms = { ...englishInspector, ...englishMetadata, ...englishSearch };
