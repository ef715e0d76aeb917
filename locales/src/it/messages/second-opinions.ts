import type english from '../../en/messages/second-opinions.ts';
import type { Words } from '../../words.ts';

export default {
  opinion_running: 'Un secondo parere su questo documento è in preparazione',
  text_too_long: 'Questo testo è troppo lungo per un secondo parere',
} satisfies Words<typeof english>;
