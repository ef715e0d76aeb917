import type english from '../../en/messages/engine.ts';
import type { Words } from '../../words.ts';

export default {
  FILE_TOO_LARGE: 'O arquivo é grande demais: {detail}',
  PICTURE_TOO_LARGE: 'A imagem é grande demais para ser processada: {detail}',
  FILE_DAMAGED: 'Não foi possível ler o arquivo; ele pode estar danificado: {detail}',
  NOTHING_TO_SAY: 'O texto não contém nada para ler',
  LINE_WITHOUT_TIME: 'Uma linha está sem tempo; escreva "00:05 | texto": {detail}',
  LINE_AFTER_END: 'Uma linha começa depois do fim do vídeo: {detail}',
  NOTHING_HEARD: 'Nenhuma fala foi ouvida no arquivo',
  NOTHING_TO_TRANSLATE: 'Não há nada para traduzir',
  NEEDS_FIGURES: 'Não há fonte livre para estes números: cole os seus em CSV. Nada é inventado.',
  PAGE_UNREADABLE: 'Não foi possível ler a página {detail}',
  PAGE_MISSING: 'A página {detail} não existe',
  PAGE_CLOSED: 'A página {detail} exige login ou recusa programas',
  PAGE_FAILED: 'O servidor da página {detail} respondeu com um erro. Tente de novo mais tarde.',
  PAGE_REDIRECTS: 'A página {detail} redireciona em círculo',
  PAGE_EMPTY: 'A página {detail} não contém texto',
  PAGE_NOT_PUBLIC: 'O endereço {detail} não é uma página pública',
  FILE_UNREADABLE:
    'Não foi possível ler o arquivo {detail}. Ele pode estar danificado ou ser de outro tipo do que o nome indica.',
  FILE_ENCRYPTED: 'O arquivo {detail} está protegido por senha. Salve-o sem senha e adicione-o novamente.',
  FILE_EMPTY: 'O arquivo {detail} não contém texto',
  MORE_WORDS_THAN_PRICED:
    '{detail} tem mais palavras do que cobrem os créditos reservados para uma linha de um pedido em lote; peça-o separadamente',
  NOTHING_TO_CHANGE: 'Sem um modelo não há nada para mudar aqui',
  PART_MISSING: 'O que deveria ser escrito de novo não está mais no texto',
} satisfies Words<typeof english>;
