import type english from '../../en/lexicon/authors-voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  firstPerson:
    /(?<!\p{L})(?:eu|meus?|minhas?|nós|noss[oa]s?|temos|tivemos|somos|estamos|podemos|devemos|queremos|vamos|vemos|fazemos|fizemos|usamos|utilizamos|recomendamos|tenho|acho|uso|me|mim|comigo|aprendi|descobri|comprei|usei|sabemos|conhecemos|vejamos|lembremos|\p{L}{3,}(?:aremos|eremos|iremos|ávamos|íamos))(?!\p{L})/iu,
  asOne: /(?<!\p{L})(?:eu|meus?|minhas?|tenho|acho|uso|me|mim|comigo|aprendi|descobri|comprei|usei)(?!\p{L})/iu,
  pointsElsewhere:
    /(?<!\p{L})(?:como segue|[oa]s? seguintes?(?! (?:dia|ano|semana|mês))|a seguir|(?:veja|vide|ver|consulte) (?:a |o )?(?:seção|capítulo|figura|tabela|abaixo|acima)|(?:acima|abaixo) (?:mencionad|descrit|citad|indicad)|como (?:visto|mencionado|descrito|já )|(?:este|próximo|neste) (?:capítulo|artigo|parágrafo|livro)|(?:esta|próxima|nesta) (?:seção|guia)|seção \d|capítulo \d|figura \d|tabela \d)/iu,
} satisfies ShapeOf<typeof english>;
