import { useRouteContext } from '@tanstack/react-router';
import { NotFound, NotFoundPage } from '../pages/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';

/** The page of an unknown path: inside the shell for signed-in users. */
export function UnknownPath() {
  const { isSignedIn } = useRouteContext({ from: '/$' });
  if (!isSignedIn) return <NotFoundPage />;
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}
