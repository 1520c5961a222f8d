import { bundleApi } from './bundle.ts';
import { emitClient } from './client.ts';
import { emitConstants } from './constants.ts';
import { type Api, REPOSITORY } from './contracts.ts';
import { emitTypes } from './types.ts';

/** File name → content of everything generated for one API. */
export async function outputsOf(api: Api, root = REPOSITORY): Promise<Record<string, string>> {
  const document = await bundleApi(api, root);
  return {
    'openapi.json': `${JSON.stringify(document, null, 1)}\n`,
    'types.gen.ts': await emitTypes(document),
    'client.gen.ts': emitClient(api, document),
    'constants.gen.ts': emitConstants(document),
  };
}
