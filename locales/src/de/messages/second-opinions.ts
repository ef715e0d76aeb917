import type english from '../../en/messages/second-opinions.ts';
import type { Words } from '../../words.ts';

export default {
  opinion_running: 'Zu diesem Dokument entsteht gerade eine Zweitmeinung',
  text_too_long: 'Dieser Text ist für eine Zweitmeinung zu lang',
} satisfies Words<typeof english>;
