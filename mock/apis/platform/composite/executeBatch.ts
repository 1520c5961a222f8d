import type { Subanswer } from '../../dispatch/subrequest.ts';
import { betweenOthers } from './between-others.ts';

const BASE = '/services/data/';

const HALTED: Subanswer = {
  status: 412,
  body: [{ errorCode: 'BATCH_PROCESSING_HALTED', message: 'Batch processing halted per request' }],
};

/**
 * Does calls that know nothing of one another; after a refused one the others are left undone if asked (PF-REST-09).
 */
export const executeBatch = betweenOthers<'executeBatch'>(
  ({ body }) => body.batchRequests,
  async ({ body }, { store, subrequest }) => {
    const { batchRequests, haltOnError = false } = body;
    if (!subrequest) throw new Error('A batch is inside another call');
    const results: { statusCode: number; result: unknown }[] = [];
    for (const { method, url, richInput } of batchRequests) {
      const isHalted = haltOnError && results.some(({ statusCode }) => statusCode >= 400);
      const asked = { method, url: url.startsWith('/') ? url : BASE + url, body: richInput };
      const answer = isHalted ? HALTED : await subrequest(asked, store);
      results.push({ statusCode: answer.status, result: answer.body });
    }
    const hasErrors = results.some(({ statusCode }) => statusCode >= 400);
    return { status: 200, body: { hasErrors, results } };
  },
);
