import { describe, expect, it } from 'vitest';
import { customTags, filledIn, headOf } from './page-head.ts';

const page = { title: 'Liviadol', path: '/product/detail/01t1', site: 'https://shop.example' };

describe('the head of a page', () => {
  it('names the canonical address and the same page in each language', () => {
    const links = headOf(page).filter((tag) => 'tagName' in tag && tag.tagName === 'link');
    expect(links).toEqual([
      { tagName: 'link', rel: 'canonical', href: 'https://shop.example/product/detail/01t1' },
      { tagName: 'link', rel: 'alternate', href: 'https://shop.example/product/detail/01t1', hrefLang: 'de' },
      {
        tagName: 'link',
        rel: 'alternate',
        href: 'https://shop.example/en/product/detail/01t1',
        hrefLang: 'en',
      },
      {
        tagName: 'link',
        rel: 'alternate',
        href: 'https://shop.example/product/detail/01t1',
        hrefLang: 'x-default',
      },
    ]);
  });

  it('names the alternates of the platform where it has them', () => {
    const alternates = [
      { hreflang: 'de', href: '/p/1' },
      { hreflang: 'fr', href: 'https://autre.example/p/1' },
    ];
    const hrefs = headOf({ ...page, alternates }).flatMap((tag) =>
      'hrefLang' in tag && tag.hrefLang !== 'x-default' ? [tag.href] : [],
    );
    expect(hrefs).toEqual(['https://shop.example/p/1', 'https://autre.example/p/1']);
  });

  it('that is not indexed says noindex,nofollow and names no other address', () => {
    const tags = headOf({ ...page, isIndexed: false });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex,nofollow' });
    expect(tags.some((tag) => 'tagName' in tag)).toBe(false);
  });

  it('fills record placeholders of title and description in', () => {
    const fields = { Name: 'Liviadol 400 mg', L2C_CM_PZN__c: '04877800', Empty: null };
    const tags = headOf({
      ...page,
      title: '{!Record.Name} (PZN {L2C_CM_PZN__c})',
      description: '{Name} {Empty}{Other}',
      fields,
    });
    expect(tags[0]).toEqual({ title: 'Liviadol 400 mg (PZN 04877800)' });
    expect(tags[1]).toEqual({ name: 'description', content: 'Liviadol 400 mg' });
  });

  it('leaves other braces alone', () => {
    expect(filledIn('a { b } {1}', {})).toBe('a { b } {1}');
  });
});

describe('custom head tags', () => {
  it('may be meta and link tags', () => {
    expect(
      customTags('<meta name="author" content="Offizin"><link rel=\'me\' href="https://a.example">'),
    ).toEqual([
      { name: 'author', content: 'Offizin' },
      { tagName: 'link', rel: 'me', href: 'https://a.example' },
    ]);
  });

  it.each([
    '<script src="https://evil.example/x.js"></script>',
    '<style>body{}</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<meta http-equiv="refresh" >',
    '<base href="https://evil.example">',
    '<link rel="me" href="javascript:alert(1)">',
  ])('may not be %s', (markup) => {
    expect(customTags(markup)).toEqual([]);
  });
});
