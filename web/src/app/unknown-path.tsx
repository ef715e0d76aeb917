import { useRouteContext } from '@tanstack/react-router';
import { NotFound, NotFoundPage } from '../pages/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';

/** The page of a path that is none: inside the shell for those who are signed in. */
export function UnknownPath() {
  const { isSignedIn } = useRouteContext({ from: '/$' });
  if (!isSignedIn) return <NotFoundPage />;
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}
