import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import bar from './document-bar.module.css';
import layout from './document-layout.module.css';
import { Lines } from './skeleton-lines.tsx';

/** The places of bar, paper and panel before the document is there. */
export function DocumentSkeleton() {
  return (
    <div className={layout.layout} aria-busy="true">
      <div className={layout.main}>
        <div className={bar.bar}>
          <div className={bar.words}>
            <SkeletonBlock height={36} width={300} />
          </div>
        </div>
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
