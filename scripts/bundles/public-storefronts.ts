/** Client JavaScript of public storefronts, gzip in thousands of bytes, as measured on their home and product pages. */
const PUBLIC_STOREFRONTS = {
  'Hydrogen skeleton': [110, 112],
  'vercel/commerce': [175, 178],
  'Medusa starter': [412, 436],
  EverShop: [456, 460],
  'PWA Kit': [515, 520],
} as const;

interface PageSize {
  readonly route: string;
  readonly gzipKb: number;
}

/** The page that shows what each page of the shop sends, beside public storefronts; written by measure-bundles. */
export function bundleSizesPage(pages: readonly PageSize[], limitKb: number): string {
  const sizeOf = (route: string) => pages.find((page) => page.route === route)?.gzipKb ?? Number.NaN;
  const own = [sizeOf('routes/home'), sizeOf('routes/product')];
  const storefronts = Object.entries({ Offizin: own, ...PUBLIC_STOREFRONTS })
    .sort(([, [a = 0]], [, [b = 0]]) => a - b)
    .map(([name, [home, product]]) => `| ${name} | ${home} | ${product} |`);
  const routes = pages.map(({ route, gzipKb }) => `| ${route.replace('routes/', '')} | ${gzipKb} |`);
  return `# Scripts of the storefront

Written by \`npm run measure-bundles\` from the build: all JavaScript that a page loads, gzip, in thousands of bytes. Home and product may have ${limitKb}. What is not needed to read and to put into the cart (the cart beside the page, the magnifier, all texts but those of the page) comes when it is asked for and is not counted.

## Beside public storefronts

| Storefront | Home | Product |
|---|---:|---:|
${storefronts.join('\n')}

## Each page

| Page | kB |
|---|---:|
${routes.join('\n')}
`;
}
