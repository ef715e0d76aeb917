// A review in the inbox, with the document's parts: its compared text and its claims.
import type { RenderFrame } from '../base/use-preview-keys.ts';
import { ComparedTexts } from '../features/document-editor/history/compared-texts.tsx';
import { ClaimsCard } from '../features/document-editor/panel/claims-card.tsx';
import { ReviewPreview } from '../features/tasks/review-preview.tsx';

const compareTexts = (before: string, after: string, language: string) => (
  <ComparedTexts before={before} after={after} language={language} />
);

interface InboxReviewProps {
  id: number;
  renderFrame: RenderFrame;
  onDecided: () => void;
  onUndone: () => void;
}

export function InboxReview(props: InboxReviewProps) {
  return (
    <ReviewPreview
      {...props}
      compareTexts={compareTexts}
      renderClaims={(orderDetailId, hash) => <ClaimsCard orderDetailId={orderDetailId} hash={hash} />}
    />
  );
}
