// Scores texts beside the page's own thread, so that typing never waits for it.
import { type ScoredDocument, scoreDocument } from '@folio/contract/score/score-document';

addEventListener('message', ({ data }: MessageEvent<{ document: ScoredDocument }>) => {
  postMessage({ score: scoreDocument(data.document) });
});
