/** Builds both apps, as far as their sources changed since the last build. */
import { buildIfStale } from './build/app.ts';
import { APPS } from './build/sources.ts';

for (const app of APPS) {
  console.log(`${app}: ${(await buildIfStale(app)) ? 'built' : 'is current'}`);
}
