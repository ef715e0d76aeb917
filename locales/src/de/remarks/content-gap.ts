import type english from '../../en/remarks/content-gap.ts';
import type { Words } from '../../words.ts';

export default {
  shared: 'Schließen Sie zuerst, was die meisten Wettbewerber behandeln und Ihre Seite nicht: {list}.',
  questions:
    'Fragen, die Wettbewerber unter Überschriften beantworten und Ihre Seite nicht stellt: {count}. Beantworten Sie die Ihrer Kundschaft.',
  shorter:
    'Ihre Seite hat {own} Wörter, die Wettbewerber im Schnitt {theirs}. Länge ist kein Ziel: Ergänzen Sie Inhalt, nicht Wörter.',
  keyword: 'Das Keyword „{keyword}“ steht im Text von {count} der {total} Wettbewerber, in Ihrem nicht.',
  strengths: 'Behalten Sie, was nur Ihre Seite behandelt: {list}.',
  unread: 'Diese Seiten ließen sich nicht lesen und fehlen: {list}.',
  only_these: 'Verglichen wurden nur die genannten Seiten ({count}). Nutzen Sie die Themen als Anregung, nie den Wortlaut.',
} satisfies Words<typeof english>;
