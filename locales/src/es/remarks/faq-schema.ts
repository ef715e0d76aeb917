import type english from '../../en/remarks/faq-schema.ts';
import type { Words } from '../../words.ts';

export default {
  no_pairs: 'No se ha encontrado ninguna pregunta con respuesta.',
  no_question: 'Par {number}: la pregunta está vacía; se omite.',
  no_answer: 'Par {number}: «{question}» no tiene respuesta; se omite.',
  duplicate: 'Par {number}: «{question}» ya aparece antes; se omite.',
  markup: 'Par {number}: estas etiquetas no están permitidas y se han quitado: {list}.',
  must_be_visible: 'Las mismas preguntas y respuestas deben verse en la página.',
  rarely_shown:
    'Desde agosto de 2023 Google muestra resultados de FAQ casi solo para sitios gubernamentales y de salud; el marcado sigue siendo válido para otros lectores.',
} satisfies Words<typeof english>;
