import type { Tampering } from './front.ts';

/** A bug of the built apps, and the experiment that must find it. */
export interface BuiltMutant extends Tampering {
  readonly guardedBy:
    | 'redirects'
    | 'csrf'
    | 'injection'
    | 'injection in a browser'
    | 'degraded-upstream'
    | 'visitor-isolation';
}

/** A sign-in that goes on wherever it is told, unless the rule stops it. */
const goingOnTo = (isStopped: (from: string) => boolean): BuiltMutant => ({
  guardedBy: 'redirects',
  answer: (answering, { target }) => {
    const from = new URL(`http://shop${target}`).searchParams.get('from') ?? '';
    const isRedirect = answering.status >= 300 && answering.status < 400;
    if (isRedirect && !isStopped(from) && /^[\t\u0020-\u00ff]+$/.test(from))
      answering.headers.location = from;
  },
});

const believing = (rule: (origin: string) => boolean): BuiltMutant => ({
  guardedBy: 'csrf',
  request: ({ headers }) => {
    if (headers.origin === undefined || !rule(headers.origin)) return;
    delete headers.origin;
    delete headers['sec-fetch-site'];
  },
});

/** Pages that write texts as they came, with or without a policy that keeps them from running. */
const writingTexts = (guardedBy: BuiltMutant['guardedBy'], hasPolicy: boolean): BuiltMutant => ({
  guardedBy,
  request: ({ headers }) => {
    delete headers['accept-encoding'];
  },
  answer: (answering) => {
    if (!String(answering.headers['content-type']).includes('html')) return;
    if (!hasPolicy) delete answering.headers['content-security-policy'];
    const text = answering.body.toString().replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    answering.body = Buffer.from(text);
  },
});

/** Pages that say something else of a failure than they should. */
const failing = (change: (page: string) => string): BuiltMutant => ({
  guardedBy: 'degraded-upstream',
  answer: (answering) => {
    const isPage = String(answering.headers['content-type']).includes('html');
    if (isPage && answering.status >= 500) answering.body = Buffer.from(change(answering.body.toString()));
  },
});

/** Caches that hold what is one's own: what `take` finds in a page of one visitor is given to the next ones. */
const keepingForAll = (
  take: (page: string) => string | undefined,
  give: (page: string, kept: string) => string,
): BuiltMutant => {
  const kept = new Map<string, string>();
  return {
    guardedBy: 'visitor-isolation',
    request: ({ headers }) => {
      delete headers['accept-encoding'];
    },
    answer: (answering, { target, headers }) => {
      const isPage = String(answering.headers['content-type']).includes('html');
      if (!isPage || answering.status !== 200 || headers.cookie?.includes('_session=')) return;
      const page = answering.body.toString();
      const known = kept.get(target) ?? take(page);
      if (known === undefined) return;
      kept.set(target, known);
      answering.body = Buffer.from(give(page, known));
    },
  };
};

/** Found by the built apps in a real browser or over HTTP. */
export const builtMutants: Readonly<Record<string, BuiltMutant>> = {
  'a sign-in leads wherever it is told': goingOnTo(() => false),
  'a sign-in looks for schemes only': goingOnTo((from) => /^\w+:/.test(from)),
  'a sign-in looks for two slashes only': goingOnTo((from) => !from.startsWith('/') || from.startsWith('//')),
  'a sign-in knows no tabs': goingOnTo((from) => !from.startsWith('/') || /\/\/|\\/.test(from)),
  'a page of data is told to go elsewhere': {
    guardedBy: 'redirects',
    answer: (answering, { target }) => {
      const text = answering.body.toString();
      if (answering.status === 202 && target.includes('evil'))
        answering.body = Buffer.from(text.replace('"redirect","/', '"redirect","//evil.example/'));
    },
  },
  'a page links to where it was asked from': {
    guardedBy: 'redirects',
    answer: (answering, { target }) => {
      if (!String(answering.headers['content-type']).includes('html')) return;
      const from = new URL(`http://shop${target}`).searchParams.get('from');
      if (from)
        answering.body = Buffer.from(
          answering.body.toString().replace('</body>', `<a href="${from}">x</a></body>`),
        );
    },
  },
  'pages of another port write for the victim': believing((origin) => origin.startsWith('http://localhost:')),
  'cookies are changed for any site': believing(() => true),
  'pages write texts as they came': writingTexts('injection', true),
  'the policy alone keeps texts from running': writingTexts('injection in a browser', true),
  'a page that fails is blank': failing((page) => page.replace(/<main[\s\S]*<\/main>/, '<main></main>')),
  'a page that fails shows its stack': failing((page) =>
    page.replace('</main>', '\n    at loader (cart.tsx:12:3)</main>'),
  ),
  'a page that fails breaks off': failing((page) => page.slice(0, page.length / 2)),
  'texts run in pages': writingTexts('injection in a browser', false),
  'a page of a guest with wishes is kept for all guests': keepingForAll(
    (page) => (page.includes('01tProbe') ? page : undefined),
    (_, kept) => kept,
  ),
  'the wishes of one guest are kept for all guests': keepingForAll(
    (page) => /01tProbe\w+/.exec(page)?.[0],
    (page, wish) => page.replace('</body>', `<!--${wish}--></body>`),
  ),
};
