import { notFound } from '../failures/failures.server.ts';

export function loader() {
  notFound();
}

/** Never shown: the loader answers with the error page. */
export default function NotFound() {
  return null;
}
