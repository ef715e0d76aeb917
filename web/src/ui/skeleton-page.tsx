import { PageFrame } from './page-frame.tsx';
import { SkeletonBlock } from './skeleton-rows.tsx';

/** A page whose code is still on its way: the place of its title and of its first panel. */
export function SkeletonPage() {
  return (
    <PageFrame>
      <SkeletonBlock height={30} width={260} />
      <div style={{ height: 40 }} />
      <SkeletonBlock height={320} />
    </PageFrame>
  );
}
