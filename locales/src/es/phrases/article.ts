import type { ArticlePhrases } from '../../en/phrases/article.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `No se ha encontrado ningún pasaje para ${quoted(heading, 'es')}. Traer uno de otra sección, añadir una fuente o eliminar la sección.`,
  saidElsewhere: (heading) => `Lo que dicen las fuentes sobre ${quoted(heading, 'es')} está citado bajo otros títulos.`,
  otherLanguage: (titles) => `No se han utilizado por estar en otro idioma: ${titles}.`,
  outlineNote:
    'Esto es un esquema, no un texto terminado: no se ha indicado ninguna fuente y aquí no se inventa nada. Al añadir fuentes, las secciones se redactan a partir de ellas.',
  audience: (audience) => `Lectores: ${audience}.`,
  ordered: (words, keyword) => `Unas ${words} palabras.${keyword === '' ? '' : ` Palabra clave principal: ${keyword}.`}`,
  message: (point) => `Mensaje que debe quedar: ${point}`,
  keywordHere: (keyword) => `Palabra clave de esta sección: ${keyword}`,
  closing: (formal) =>
    formal ? '¿Qué opina usted? Cuéntenoslo en los comentarios.' : '¿Y tú qué opinas? Cuéntanoslo en los comentarios.',
  introductionToWrite: 'una introducción; ninguna frase de las fuentes abre el tema',
  conclusionToWrite: 'Resumir en tres frases lo que el lector debe recordar e indicar el siguiente paso.',
  conclusionMissing: 'una conclusión; ninguna frase de las fuentes resume el tema',
};

export default article;
