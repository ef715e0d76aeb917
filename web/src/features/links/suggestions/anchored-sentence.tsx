import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import { Text } from '../../../ui/text.tsx';
import classes from './suggestions.module.css';

/** The sentence with the words that would become the link. */
export function AnchoredSentence({ suggestion: { sentence, anchor, anchor_at: at } }: { suggestion: LinkSuggestion }) {
  return (
    <Text as="span" breaks>
      {sentence.slice(0, at)}
      <mark className={classes.anchor}>{sentence.slice(at, at + anchor.length)}</mark>
      {sentence.slice(at + anchor.length)}
    </Text>
  );
}
