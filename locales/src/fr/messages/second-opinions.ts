import type english from '../../en/messages/second-opinions.ts';
import type { Words } from '../../words.ts';

export default {
  opinion_running: 'Un second avis sur ce document est en cours',
  text_too_long: 'Ce texte est trop long pour un second avis',
} satisfies Words<typeof english>;
