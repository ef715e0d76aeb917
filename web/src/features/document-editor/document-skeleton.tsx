import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import bar from './document-bar.module.css';
import layout from './document-layout.module.css';
import { Lines } from './skeleton-lines.tsx';

/** The places of bar, paper and panel before the document is there; without the bar where the page has a head. */
export function DocumentSkeleton({ hasBar = true }: { hasBar?: boolean }) {
  return (
    <div className={layout.layout} aria-busy="true">
      {hasBar ? (
        <div className={bar.skeleton}>
          <SkeletonBlock height={36} width={300} />
        </div>
      ) : null}
      <div className={layout.main}>
        <div className={layout.desk}>
          <Lines />
        </div>
      </div>
      <div className={layout.side}>
        <div style={{ padding: 20 }}>
          <SkeletonBlock height={300} />
        </div>
      </div>
    </div>
  );
}
