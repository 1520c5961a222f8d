import { useLayoutEffect, useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';

interface DrawnRouterProps {
  router: ReturnType<typeof createBrowserRouter>;
}

/**
 * Draws a router. A router that moves on after it was rendered and before that is on the page moves unheard, since it
 * is listened to from then on; the page whose script came in between would never be drawn. It is rendered anew then.
 */
export function DrawnRouter({ router }: DrawnRouterProps) {
  const [rendered] = useState(router.state);
  const [hasMoved, setMoved] = useState(false);
  useLayoutEffect(() => setMoved(router.state !== rendered), [router, rendered]);
  return <RouterProvider key={String(hasMoved)} router={router} />;
}
