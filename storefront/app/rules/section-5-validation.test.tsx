import { expect, test } from 'vitest';
import { phoneText } from '../addresses/address-lines.ts';
import { alignmentOf, sizeOf } from '../components/content/presentation.ts';
import { InquiryForm } from '../components/inquiry/InquiryForm.tsx';
import { ContentLink } from '../components/links/ContentLink.tsx';
import { FormFactorPicture } from '../components/picture/FormFactorPicture.tsx';
import { withSitePath } from '../components/picture/image-address.ts';
import { mediaAddress } from '../components/picture/sources.ts';
import { validSrcset } from '../components/picture/srcset.ts';
import { decrement, settledQuantity, typedQuantity } from '../components/product/quantity.ts';
import { Slideshow } from '../components/slideshow/Slideshow.tsx';
import { sectionEntries } from '../content/sections/entries.ts';
import { toSection } from '../content/sections/to-section.ts';
import { answerForm } from '../inquiry/answer-form.server.ts';
import { action as addItem } from '../routes/cart-items.ts';
import { CART, formPost, visit } from './checkout-visit.ts';
import { stubShop } from './stub-shop.ts';
import { countOf, rendered, valuesOf } from './support.tsx';

const banner = (...slides: object[]) => rendered(<Slideshow slides={slides} showFooter={false} />);
const picture = (url: string) => rendered(<FormFactorPicture url={url} alt="" />);
const link = (address: string) => rendered(<ContentLink link={address}>Weiter</ContentLink>);

test('§5 banner: a slide shows only if its image id is given', () => {
  const markup = banner({ caption: 'Ohne Bild' }, { imageContentId: 'MC1', caption: 'Mit Bild' });
  expect(markup).toContain('Mit Bild');
  expect(markup).not.toContain('Ohne Bild');
});

test('§5 banner: a button shows only if it has text', () => {
  const buttonLink = '/category/detail/1';
  expect(countOf(banner({ imageContentId: 'MC1', buttonText: 'Los', buttonLink }), '<a ')).toBe(1);
  expect(countOf(banner({ imageContentId: 'MC1', buttonText: ' ', buttonLink }), '<a ')).toBe(0);
});

test('§5 image addresses not starting with http or an image data address are prefixed with the site path, which is the root of the host', () => {
  const sourceOf = (url: string) => valuesOf(picture(url), 'src')[0]?.split('?')[0];
  const addresses = ['/media/1', 'https://a.example/1', 'data:image/png;base64,AA'];
  expect(addresses.map(sourceOf)).toEqual(addresses);
  expect(withSitePath('media/1', '/shop')).toBe('/shop/media/1');
  expect(withSitePath('https://a.example/1', '/shop')).toBe('https://a.example/1');
  expect(withSitePath('data:image/png;base64,AA', '/shop')).toBe('data:image/png;base64,AA');
});

test('§5 image URLs must be https, start with a slash, or be image data URIs', () => {
  const allowed = ['https://a.example/1.png', '/media/1', 'data:image/png;base64,AA'];
  expect(allowed.filter((url) => !picture(url).includes('<img'))).toEqual([]);
  const refused = [
    'http://a.example/1',
    'media/1',
    '//a.example/1',
    '/\\a.example',
    'javascript:1',
    '/a\t/b',
    'data:text/html,1',
  ];
  expect(refused.filter((url) => picture(url) !== '')).toEqual([]);
});

test('§5 links must be https, a relative path or an anchor', () => {
  const allowed = ['https://a.example', '/category/detail/1', 'info/agb', '#content'];
  expect(allowed.filter((address) => !link(address).includes('href='))).toEqual([]);
  const refused = [
    'http://a.example',
    '//a.example',
    '/\\a.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:1',
    'mailto:a@b.example',
    '',
  ];
  expect(refused.filter((address) => link(address).includes('href='))).toEqual([]);
});

test('§5 alignment accepts left, center, right (fallback left)', () => {
  expect(['left', 'center', 'right', 'justify', undefined].map(alignmentOf)).toEqual([
    'left',
    'center',
    'right',
    'left',
    'left',
  ]);
});

test('§5 size accepts small, medium, large (fallback small)', () => {
  expect(['small', 'medium', 'large', 'huge', null].map(sizeOf)).toEqual([
    'small',
    'medium',
    'large',
    'small',
    'small',
  ]);
});

test('§5 a form action is either an inline message or a redirect to an existing page', async () => {
  const formOf = (action: object) => {
    const page = { contentKey: 'danke', contentType: { fullyQualifiedName: 'offizin__page' } };
    const [entry] = sectionEntries({ sections: [{ type: 'form', action }] }, { isGuest: true });
    const [section] = entry
      ? toSection(entry, { contents: new Map([['danke', page]]), products: new Map() })
      : [];
    return section?.type === 'form' ? section : undefined;
  };
  /** What follows when the form is sent: words on the page, or where it leads. */
  const sent = async (form: ReturnType<typeof formOf>) => {
    const { shop } = stubShop({
      'POST /sendInquiry': () => [200, { reference: '42', receivedAt: '2026-07-01T10:15:00Z' }],
    });
    const typed = { name: 'Erika', email: 'erika@offizin.example', message: 'Wie oft?' };
    const data = await formPost('/info/beratung', typed).formData();
    try {
      const outcome = await answerForm(shop, { title: 'Beratung', sections: form ? [form] : [] }, data);
      return form && rendered(<InquiryForm form={form} outcome={outcome} />, '/info/beratung');
    } catch (leads) {
      return (leads as Response).headers.get('location');
    }
  };
  const form = formOf({ kind: 'message', message: 'Danke.' });
  expect(form?.action).toEqual({ kind: 'message', message: 'Danke.' });
  expect(await sent(form)).toContain('Danke.');
  expect(formOf({ kind: 'redirect', page: 'danke' })?.action).toEqual({ kind: 'redirect', page: 'danke' });
  expect(await sent(formOf({ kind: 'redirect', page: 'danke' }))).toBe('/info/danke');
  const refused = ['nirgends', 'https://evil.example', '//evil.example', ''];
  expect(refused.map((page) => formOf({ kind: 'redirect', page })?.action.kind)).toEqual(
    Array(4).fill('message'),
  );
});

test("§5 srcset entries have at most two parts, url plus optional width 'w' or density 'x'", () => {
  expect(validSrcset('/a.webp, /b.webp 640w, /c.webp 2x')).toBe('/a.webp, /b.webp 640w, /c.webp 2x');
  expect(validSrcset('/a.webp 640w 2x, /b.webp wide, /c.webp 960w')).toBe('/c.webp 960w');
});

test('§5 a srcset entry that begins with a descriptor, or null, undefined or NaN, is skipped', () => {
  expect(validSrcset('640w, null 640w, undefined 2x, NaN, /a.webp 640w')).toBe('/a.webp 640w');
});

test('§5 image widths below 100 are raised to 100', () => {
  expect(validSrcset('/a.webp 64w')).toBe('/a.webp 100w');
  expect(mediaAddress('/cms/delivery/media/MC1', 12, 'webp')).toContain('width=100');
});

test('§5 the decrement never goes below 1', () => {
  expect([3, 2, 1, 0].map(decrement)).toEqual([2, 1, 1, 1]);
});

test('§5 typing strips non-digits', () => {
  expect(['1a2', '-3', '4,5', 'x'].map(typedQuantity)).toEqual(['12', '3', '45', '']);
});

test('§5 an empty or invalid quantity becomes 1 on blur or add', async () => {
  const added = async (quantity: string) => {
    const { shop } = stubShop({
      'POST /cart-items': () => [201, { cartId: CART }],
      'GET /compact-summary': () => [200, { cartId: CART, asyncOperationStatus: 'Completed' }],
    });
    return visit(addItem, shop, formPost('/cart/items', { productId: '01t', quantity, answer: 'data' }));
  };
  expect(await Promise.all(['', '0', 'abc', '7'].map(added))).toEqual(
    [1, 1, 1, 7].map((count) => ({ added: count })),
  );
  expect(['', '0', 'abc', '7'].map((text) => settledQuantity(text))).toEqual([1, 1, 1, 7]);
});

test('§5 the phone pattern for North American numbers is shown as (xxx) xxx-xxxx', () => {
  expect(phoneText('2025550123', 'US')).toBe('(202) 555-0123');
  expect(phoneText('+49 30 123456', 'DE')).toBe('+49 30 123456');
});
