import { SIGN_IN_PATHS as CONSOLE_PATHS } from '#console/app/data/sign-in-paths.ts';
import { SIGN_IN_PATHS as SHOP_PATHS } from '#storefront/app/platform/sign-in-paths.ts';
import { NAME, type PackageOptions } from '../options.ts';

interface App {
  readonly name: string;
  readonly label: string;
  readonly origin: string;
  /** Where the platform's sign-in page leads back to. */
  readonly callback: string;
}

/** The two apps as the platform knows them. */
export function appsOf({ shop, console: staff }: Pick<PackageOptions, 'shop' | 'console'>): App[] {
  return [
    { name: `${NAME}Shop`, label: `${NAME} Shop`, origin: shop, callback: shop + SHOP_PATHS.answer },
    {
      name: `${NAME}Console`,
      label: `${NAME} Console`,
      origin: staff,
      callback: staff + CONSOLE_PATHS.answer,
    },
  ];
}
