import type english from '../../en/lexicon/clause-openings.ts';
import type { Words } from '../../words.ts';

export default 'et ou avec sans pour par depuis jusque dès parce pendant où quand après avant si entre dans en sur chez à' satisfies Words<
  typeof english
>;
