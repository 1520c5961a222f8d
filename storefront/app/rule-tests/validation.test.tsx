import { expect, test } from 'vitest';
import { phoneText } from '../features/addresses/address-lines.ts';
import { alignmentOf, sizeOf } from '../features/content/presentation.ts';
import { sectionEntries } from '../features/content/sections/entries.ts';
import { toSection } from '../features/content/sections/to-section.ts';
import { answerForm } from '../features/inquiry/answer-form.server.ts';
import { InquiryForm } from '../features/inquiry/InquiryForm.tsx';
import { Slideshow } from '../features/slideshow/Slideshow.tsx';
import { action as addItem } from '../routes/cart-items.ts';
import { decrement, settledQuantity, typedQuantity } from '../ui/controls/quantity.ts';
import { ContentLink } from '../ui/links/ContentLink.tsx';
import { FormFactorPicture } from '../ui/picture/FormFactorPicture.tsx';
import { withSitePath } from '../ui/picture/image-address.ts';
import { mediaAddress } from '../ui/picture/sources.ts';
import { validSrcset } from '../ui/picture/srcset.ts';
import { CART, formPost, visit } from './checkout-visit.ts';
import { stubShop } from './stub-shop.ts';
import { countOf, rendered, valuesOf } from './support.tsx';

const banner = (...slides: object[]) => rendered(<Slideshow slides={slides} showFooter={false} />);
const picture = (url: string) => rendered(<FormFactorPicture url={url} alt="" />);
const link = (address: string) => rendered(<ContentLink link={address}>Weiter</ContentLink>);

test('SF-BANNER-03 a slide without an image id is not shown', () => {
  const markup = banner({ caption: 'Ohne Bild' }, { imageContentId: 'MC1', caption: 'Mit Bild' });
  expect(markup).toContain('Mit Bild');
  expect(markup).not.toContain('Ohne Bild');
});

test('SF-BANNER-04 a button without text is not shown', () => {
  const buttonLink = '/category/detail/1';
  expect(countOf(banner({ imageContentId: 'MC1', buttonText: 'Los', buttonLink }), '<a ')).toBe(1);
  expect(countOf(banner({ imageContentId: 'MC1', buttonText: ' ', buttonLink }), '<a ')).toBe(0);
});

test('SF-PICTURE-06 relative image addresses get the site path, absolute ones and image data stay', () => {
  const sourceOf = (url: string) => valuesOf(picture(url), 'src')[0]?.split('?')[0];
  const addresses = ['/media/1', 'https://a.example/1', 'data:image/png;base64,AA'];
  expect(addresses.map(sourceOf)).toEqual(addresses);
  expect(withSitePath('media/1', '/shop')).toBe('/shop/media/1');
  expect(withSitePath('https://a.example/1', '/shop')).toBe('https://a.example/1');
  expect(withSitePath('data:image/png;base64,AA', '/shop')).toBe('data:image/png;base64,AA');
});

test('SF-PICTURE-07 image addresses other than https, rooted paths and image data are not shown', () => {
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

test('SF-PAGE-13 links other than https, relative paths and anchors become plain text', () => {
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

test('SF-PAGE-10 an unknown alignment counts as left', () => {
  expect(['left', 'center', 'right', 'justify', undefined].map(alignmentOf)).toEqual([
    'left',
    'center',
    'right',
    'left',
    'left',
  ]);
});

test('SF-PAGE-11 an unknown size counts as small', () => {
  expect(['small', 'medium', 'large', 'huge', null].map(sizeOf)).toEqual([
    'small',
    'medium',
    'large',
    'small',
    'small',
  ]);
});

test('SF-PAGE-12 a form shows a message or leads to an existing page, never elsewhere', async () => {
  const formOf = (action: object) => {
    const page = { contentKey: 'danke', contentType: { fullyQualifiedName: 'offizin__page' } };
    const [entry] = sectionEntries({ sections: [{ type: 'form', action }] }, { isGuest: true });
    const [section] = entry
      ? toSection(entry, { contents: new Map([['danke', page]]), products: new Map(), images: new Map() })
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

test('SF-PICTURE-08 srcset entries with two descriptors or an unknown one are skipped', () => {
  expect(validSrcset('/a.webp, /b.webp 640w, /c.webp 2x')).toBe('/a.webp, /b.webp 640w, /c.webp 2x');
  expect(validSrcset('/a.webp 640w 2x, /b.webp wide, /c.webp 960w')).toBe('/c.webp 960w');
});

test('SF-PICTURE-09 srcset entries without an address are skipped', () => {
  expect(validSrcset('640w, null 640w, undefined 2x, NaN, /a.webp 640w')).toBe('/a.webp 640w');
});

test('SF-PICTURE-10 widths below 100 become 100', () => {
  expect(validSrcset('/a.webp 64w')).toBe('/a.webp 100w');
  expect(mediaAddress('/cms/delivery/media/MC1', 12, 'webp')).toContain('width=100');
});

test('SF-QUANTITY-02 lowering a quantity stops at 1', () => {
  expect([3, 2, 1, 0].map(decrement)).toEqual([2, 1, 1, 1]);
});

test('SF-QUANTITY-03 typing keeps digits only', () => {
  expect(['1a2', '-3', '4,5', 'x'].map(typedQuantity)).toEqual(['12', '3', '45', '']);
});

test('SF-QUANTITY-04 an empty or invalid quantity becomes 1 when left or added', async () => {
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

test('SF-ADDRESS-05 ten digits of North America are written as (xxx) xxx-xxxx, others as they are', () => {
  expect(phoneText('2025550123', 'US')).toBe('(202) 555-0123');
  expect(phoneText('+49 30 123456', 'DE')).toBe('+49 30 123456');
});
