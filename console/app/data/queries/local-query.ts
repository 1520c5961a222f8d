import { queryOptions } from '@tanstack/react-query';

/** What is loaded from elsewhere than the platform, such as a part of the console, and does not change. */
export const localQuery = <T>(name: string, input: readonly unknown[], load: () => Promise<T>) =>
  queryOptions<T>({
    queryKey: ['local', name, ...input],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  });
