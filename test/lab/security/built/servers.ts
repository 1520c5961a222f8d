/** Origins of the three servers of a stack. */
export interface Servers {
  readonly mock: string;
  readonly storefront: string;
  readonly console: string;
}
