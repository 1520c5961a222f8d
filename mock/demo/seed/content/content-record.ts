import type { Picture } from '../../../art/picture.ts';
import { pictureSizes } from '../../../art/picture.ts';
import type { Insert } from '../../../store/row.ts';

/** A content as it is written. */
export type Content = Insert<'ManagedContent'>;

/** The languages of the demo's contents. */
export const LANGUAGES = ['de', 'en'] as const;
export type ContentLanguage = (typeof LANGUAGES)[number];

/** What is said in each language. */
export type Said<Words> = Readonly<Record<ContentLanguage, Words>>;

/** Makes the records of one content, one for each language. */
export const inEachLanguage = (make: (language: ContentLanguage) => Content): Content[] =>
  LANGUAGES.map((language) => ({ ...make(language), Language: language }));

/** Makes the records of published content; `publishedDate` orders items of one type, the latest first. */
export function contentRecord(
  key: string,
  type: string,
  title: string,
  body: object,
  publishedDate: string,
): Content {
  return {
    Name: title,
    ContentKey: key,
    ContentTypeFullyQualifiedName: type,
    Language: 'de',
    ContentBody: JSON.stringify(body),
    IsPublished: true,
    PublishedDate: publishedDate,
  };
}

/** The record of a picture: what it shows, its size and what it says to those who do not see it. */
export function pictureRecord(
  key: string,
  title: string,
  altText: string,
  picture: Picture,
  publishedDate: string,
): Content {
  return contentRecord(
    key,
    'sfdc_cms__image',
    title,
    { altText, ...pictureSizes[picture.kind], picture },
    publishedDate,
  );
}

/** The records of a picture, one for each language, with what it says in it. */
export const pictureRecords = (
  key: string,
  says: Said<{ title: string; altText: string }>,
  picture: Picture,
  publishedDate: string,
): Content[] =>
  inEachLanguage((language) => {
    const { title, altText } = says[language];
    return pictureRecord(key, title, altText, picture, publishedDate);
  });
