import { englishMetadata } from './metadata.ts';
import { englishSearch } from './search.ts';

export const englishRooms = { ...englishMetadata, ...englishSearch };
