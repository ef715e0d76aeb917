// Reads texts beside the page's own thread, so that typing never waits for it.
import type { ScoredDocument } from '@folio/contract/score/score-document';
import { readFindings } from '@folio/contract/score/text-findings';

addEventListener('message', ({ data }: MessageEvent<{ document: ScoredDocument }>) => {
  postMessage({ findings: readFindings(data.document) });
});
