/** Origins of the three servers of a house. */
export interface Servers {
  readonly mock: string;
  readonly storefront: string;
  readonly console: string;
}
