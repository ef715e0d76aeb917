// Scores texts beside the page's own thread, so that typing never waits for it.
import { scoreContent } from './score-content.ts';
import type { ScoreSubject } from './score-types.ts';

addEventListener('message', ({ data }: MessageEvent<{ subject: ScoreSubject }>) => {
  postMessage({ score: scoreContent(data.subject) });
});
