import { PageFrame } from './page-frame.tsx';
import { SkeletonBlock } from './skeleton-rows.tsx';

/** A page with its code still loading: placeholders of its title and of its first panel. */
export function SkeletonPage() {
  return (
    <PageFrame>
      <SkeletonBlock height={30} width={260} />
      <div style={{ height: 40 }} />
      <SkeletonBlock height={320} />
    </PageFrame>
  );
}
