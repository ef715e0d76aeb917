import type english from '../../en/remarks/faq-schema.ts';
import type { Words } from '../../words.ts';

export default {
  no_pairs: 'Es wurde keine Frage mit Antwort gefunden.',
  no_question: 'Paar {number}: Die Frage ist leer; weggelassen.',
  no_answer: 'Paar {number}: „{question}“ hat keine Antwort; weggelassen.',
  duplicate: 'Paar {number}: „{question}“ kommt schon vor; weggelassen.',
  markup: 'Paar {number}: Diese Tags sind nicht zulässig und wurden entfernt: {list}.',
  must_be_visible: 'Dieselben Fragen und Antworten müssen auf der Seite sichtbar sein.',
  rarely_shown:
    'Seit August 2023 zeigt Google FAQ-Ergebnisse fast nur noch für Behörden- und Gesundheitsseiten; für andere Leser bleibt die Auszeichnung gültig.',
} satisfies Words<typeof english>;
