import type { Picture } from '../../../art/picture.ts';
import { pictureSizes } from '../../../art/picture.ts';
import type { Insert } from '../../../store/row.ts';

/** Makes the records of published content; `publishedDate` orders items of one type, the latest first. */
export function contentRecord(
  key: string,
  type: string,
  title: string,
  body: object,
  publishedDate: string,
): Insert<'ManagedContent'> {
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
): Insert<'ManagedContent'> {
  return contentRecord(
    key,
    'sfdc_cms__image',
    title,
    { altText, ...pictureSizes[picture.kind], picture },
    publishedDate,
  );
}
