import type english from '../../en/remarks/faq-schema.ts';
import type { Words } from '../../words.ts';

export default {
  no_pairs: 'Aucune question avec réponse n’a été trouvée.',
  no_question: 'Paire {number} : la question est vide ; omise.',
  no_answer: 'Paire {number} : « {question} » n’a pas de réponse ; omise.',
  duplicate: 'Paire {number} : « {question} » figure déjà ; omise.',
  markup: 'Paire {number} : ces balises ne sont pas admises et ont été retirées : {list}.',
  must_be_visible: 'Les mêmes questions et réponses doivent être visibles sur la page.',
  rarely_shown:
    'Depuis août 2023, Google n’affiche les résultats FAQ que pour des sites publics ou de santé, à peu d’exceptions près ; le balisage reste valable pour d’autres lecteurs.',
} satisfies Words<typeof english>;
