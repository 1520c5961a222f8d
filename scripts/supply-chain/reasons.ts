import type { Manifest } from './lock-file.ts';

/** Why the project carries a package at run time: what it does that neither the platform nor a few lines do. */
export const REASONS: Readonly<Record<string, string>> = {
  '@electric-sql/pglite':
    'PostgreSQL inside the process: nothing to install, one SQL dialect for both stores',
  '@cfworker/json-schema':
    'JSON Schema in the browser without generated code, which the content security policy of the console forbids',
  '@date-fns/tz': "the shop's time in the console, whatever time zone the browser has",
  '@dagrejs/dagre': 'places the boxes of a relationship graph with few crossings',
  '@emotion/cache': "gives MUI's styles the nonce that the console's content security policy asks for",
  '@emotion/react': 'provides that cache to MUI',
  '@emotion/styled': 'MUI asks for it beside it',
  '@fontsource-variable/figtree': 'the typeface of both apps, served from their own origin',
  '@fontsource/barlow-condensed': 'lettering on drawn package art',
  '@fontsource/figtree': 'lettering on drawn package art',
  '@fontsource/fraunces': 'lettering on drawn package art',
  '@fontsource/nunito': 'lettering on drawn package art',
  '@jetstreamapp/soql-parser-js': "takes the platform's query language apart",
  '@mui/icons-material': 'react-admin asks for it beside it',
  '@mui/material': "react-admin's components",
  '@mui/utils': "react-admin's components, their merging of properties",
  '@react-router/node': "React Router's server rendering on Node",
  '@remix-run/multipart-parser': 'takes forms with files apart piece by piece',
  '@stoplight/prism-http': 'the contract engine: validation, negotiation, examples',
  '@tanstack/query-core': 'cache of the client runtime, the one react-admin brings',
  '@tanstack/react-query': 'that cache in React',
  '@tanstack/react-virtual': 'windowing of long tables',
  '@xyflow/react': 'draws the relationship graph: zoom, panning and keyboard included',
  cockatiel: 'leaves a platform alone that does not answer, and tries it from time to time',
  cookie: 'reading and writing cookies as browsers do',
  ajv: 'JSON Schema: the strict second judge of answers',
  'ajv-formats': 'date, time and address formats for it',
  'fast-xml-parser': 'reads the envelopes of SOAP; Prism brings it anyway',
  'fp-ts': "Prism's answers are its values",
  i18next: 'texts, plurals and fallbacks of the console',
  isbot: 'crawlers get the whole page before the first byte',
  jose: 'encrypts what browsers keep of a sign-in',
  kysely: 'typed SQL over both stores',
  'lucide-react': 'icons, one import each',
  'openapi-fetch': 'the typed fetch beneath the generated clients',
  'openid-client': 'signs staff in at the platform by OAuth',
  'opentype.js': 'turns lettering on package art into outlines',
  papaparse: 'reads and writes CSV with its quoting and its surprises',
  parse5:
    'reads the rich text of contents as browsers read it, so that only what is known to be harmless is shown',
  pg: 'the PostgreSQL driver',
  'prom-client': 'the figures of a server process in the form of Prometheus',
  'ra-i18n-i18next': 'react-admin speaks through i18next',
  'ra-language-english': "react-admin's own English texts",
  react: 'both apps',
  'react-admin': 'the frame of the console: routes, forms, data, access',
  'react-dom': 'both apps',
  'react-hook-form': "react-admin's forms",
  'react-i18next': 'a peer of ra-i18n-i18next',
  'react-router': 'routes, loaders and server rendering of the storefront',
  'react-router-dom': "react-admin's routes",
  'read-excel-file': 'reads Excel files that are imported',
  sharp: 'media by width and format: AVIF, WebP and JPEG',
  'write-excel-file': 'writes the Excel export of a list',
};

/** Packages that are wanted at run time without a reason, and reasons for packages that are gone. */
export function reasonFaults({ dependencies }: Manifest): string[] {
  return [
    ...Object.keys(dependencies)
      .filter((name) => !REASONS[name])
      .map((name) => `${name} has no reason in scripts/supply-chain/reasons.ts.`),
    ...Object.keys(REASONS)
      .filter((name) => !(name in dependencies))
      .map((name) => `${name} has a reason in scripts/supply-chain/reasons.ts, but nobody wants it.`),
  ];
}
