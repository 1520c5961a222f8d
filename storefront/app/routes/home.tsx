import type { Route } from './+types/home.ts';
export function loader() { return { hello: 'Hallo' }; }
export default function Home({ loaderData }: Route.ComponentProps) { return <h1>{loaderData.hello}</h1>; }
