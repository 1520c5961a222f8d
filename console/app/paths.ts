/** The parameter of a record's address that names the part of its page which is looked at. */
export const TAB_PARAMETER = 'tab';

/** Addresses of the console; nothing else builds one. */
export const paths = {
  directory: () => '/o',
  find: (term = '', objectApiName?: string) =>
    `/search${term ? `?${new URLSearchParams({ q: term, ...(objectApiName && { in: objectApiName }) })}` : ''}`,
  dashboard: () => '/dashboard',
  settings: () => '/settings',
  homeContent: () => '/commerce/home-content',
  contents: () => '/commerce/pages',
  content: (contentKey: string) => `/commerce/pages/${encodeURIComponent(contentKey)}`,
  customers: (accountId?: string) => `/commerce/customers${accountId ? `/${accountId}` : ''}`,
  orderWay: (orderId: string) => `/commerce/orders/${orderId}`,
  variants: (productId: string) => `/commerce/products/${productId}`,
  pictures: (productId: string) => `/commerce/products/${productId}/pictures`,
  categories: (productId: string) => `/commerce/products/${productId}/categories`,
  stock: () => '/commerce/stock',
  query: (q = '') => `/developer/query${q ? `?${new URLSearchParams({ q })}` : ''}`,
  limits: () => '/developer/limits',
  schema: () => '/developer/schema',
  drift: () => '/developer/drift',
  sandbox: () => '/developer/sandbox',
  api: (operationId?: string) => `/developer/api${operationId ? `/${operationId}` : ''}`,
  list: (objectApiName: string, listView?: string) =>
    `/o/${objectApiName}${listView ? `?view=${encodeURIComponent(listView)}` : ''}`,
  reference: (objectApiName: string, part?: string) =>
    `/o/${objectApiName}/reference${part ? `/${part}` : ''}`,
  graph: (objectApiName: string, opened: readonly string[] = []) =>
    `/o/${objectApiName}/graph${opened.length > 0 ? `?open=${opened.join(',')}` : ''}`,
  deleted: (objectApiName: string) => `/o/${objectApiName}/deleted`,
  import: (objectApiName: string) => `/o/${objectApiName}/import`,
  create: (objectApiName: string) => `/o/${objectApiName}/new`,
  record: (objectApiName: string, recordId: string, tab?: 'related' | 'history') =>
    `/o/${objectApiName}/${recordId}${tab ? `?${TAB_PARAMETER}=${tab}` : ''}`,
  edit: (objectApiName: string, recordId: string) => `/o/${objectApiName}/${recordId}/edit`,
  clone: (objectApiName: string, recordId: string) => `/o/${objectApiName}/${recordId}/clone`,
  compare: (objectApiName: string, recordId: string) => `/o/${objectApiName}/${recordId}/compare`,
  merging: (objectApiName: string, recordId: string) => `/o/${objectApiName}/${recordId}/merge`,
  related: (objectApiName: string, recordId: string, relatedListId: string) =>
    `/o/${objectApiName}/${recordId}/related/${relatedListId}`,
};

/** A record as the address of its page names it. */
export interface RecordAddress {
  objectApiName: string;
  recordId: string;
}

/** The record whose page an address without its query leads to; undefined for every other page. */
export function recordOfPage(pathname: string): RecordAddress | undefined {
  const [, objectApiName, recordId] =
    /^\/o\/([^/]+)\/([a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)\/?$/.exec(pathname) ?? [];
  return objectApiName && recordId ? { objectApiName, recordId } : undefined;
}

/** The object whose list an address without its query leads to; undefined for every other page. */
export const objectOfList = (pathname: string): string | undefined => /^\/o\/([^/]+)\/?$/.exec(pathname)?.[1];
