import { englishMetadata } from './metadata.ts';

export const englishRooms = { ...englishMetadata };
