// A document before the code that works with it is there: it can be read already.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { BarHead } from '../../ui/bar-head.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useText } from '../../ui/use-text.ts';
import { BriefNotice } from './brief-notice.tsx';
import bar from './document-bar.module.css';
import layout from './document-layout.module.css';
import { DocumentLine, SavedAt } from './document-line.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { isMediaDocument } from './media/is-media-document.ts';
import { WaitingText } from './text/waiting-text.tsx';

/** True if a document has a text that can be read before its editor is there. */
const hasReadableText = (order: DocumentDetail): boolean =>
  order.can.edit && !isMediaDocument(order) && order.macrocategory !== 'trends';

/** Title and text at their final position; for documents without text, placeholders of bar, paper and panel. */
export function DocumentFirstView({ order }: { order: DocumentDetail }) {
  const { t } = useText();
  if (!hasReadableText(order)) return <DocumentSkeleton />;
  return (
    <div className={layout.layout} aria-busy="true">
      <BarHead
        back={{ to: '/orders' }}
        backLabel={t('orders.backToList')}
        title={<h1 className={bar.title}>{order.title}</h1>}
        starTitle={order.title}
        second={
          <DocumentLine order={order} words={order.words ?? 0}>
            <SavedAt at={order.updated_at} />
          </DocumentLine>
        }
        state={<StatusBadge status={order.status} isCancelled={order.is_cancelled} />}
      />
      <div className={layout.main}>
        <BriefNotice order={order} />
        <div className={layout.waitingTabs} />
        <div className={layout.text}>
          <WaitingText html={order.content.html} language={order.language} />
        </div>
      </div>
      <div className={layout.side} />
    </div>
  );
}
