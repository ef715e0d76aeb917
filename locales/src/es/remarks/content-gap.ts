import type english from '../../en/remarks/content-gap.ts';
import type { Words } from '../../words.ts';

export default {
  shared: 'Cubre primero lo que trata la mayoría de competidores y tu página no: {list}.',
  questions:
    'Preguntas que los competidores responden en sus encabezados y tu página no plantea: {count}. Responde las de tus clientes.',
  shorter: 'Tu página tiene {own} palabras; los competidores, {theirs} de media. La longitud no es un fin: añade sustancia.',
  keyword: 'La palabra clave «{keyword}» está en el texto de {count} de {total} competidores, y no en el tuyo.',
  strengths: 'Conserva lo que solo trata tu página: {list}.',
  unread: 'Estas páginas no se pudieron leer y se han omitido: {list}.',
  only_these: 'Solo se han comparado las páginas indicadas ({count}). Usa los temas como ideas, nunca sus palabras.',
} satisfies Words<typeof english>;
