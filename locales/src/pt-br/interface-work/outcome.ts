import type english from '../../en/interface-work/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  byModel: 'Criado pelo seu modelo conectado',
  upTo_one: 'até {{credits}} crédito',
  upTo_other: 'até {{credits}} créditos',
  reserved: 'Reservados agora: {{credits}}. Cobrados ao terminar: {{price}}. Restam {{left}}.',
  connect: 'Conectar um modelo',
  ask: 'Peça ao seu administrador que conecte um modelo.',
  noEffect: 'Sem efeito sem um modelo',
  unavailable: '{{option}} (precisa de um modelo de imagem)',
  addSource: 'Adicione um arquivo ou uma página no idioma do artigo. Sem fontes, você recebe um roteiro.',
  makes: {
    text: 'Rascunho com os seus dados',
    outline: 'Roteiro',
    extract_one: 'Artigo a partir de {{sources}} fonte',
    extract_other: 'Artigo a partir de {{sources}} fontes',
    extractFields: 'Artigo a partir das suas fontes',
    designed_card: 'Cartão com design',
    animation: 'Animação com as suas palavras',
    speech: 'Voz integrada',
    cut_out: 'Recorte com fundo uniforme',
  },
  waits: {
    text: 'À espera de um modelo de texto',
    embedding: 'À espera de um modelo de embeddings',
    image: 'À espera de um modelo de imagem',
    speech: 'À espera de um modelo de voz',
    transcription: 'À espera de um modelo de transcrição',
    translation: 'À espera de um modelo de tradução',
    video: 'À espera de um modelo de vídeo',
  },
  explains: {
    text: 'Sem um modelo, o redator integrado põe os seus dados em frases fixas e não acrescenta fatos próprios.',
    outline: 'Sem modelo e sem fontes, você recebe títulos com perguntas, não um texto pronto.',
    extract: 'Sem um modelo, o artigo cita as suas fontes palavra por palavra, com referências numeradas.',
    designed_card: 'Sem um modelo de imagem, as suas palavras ficam sobre um fundo desenhado. Nenhuma foto ou pintura é criada.',
    animation: 'Sem um modelo de vídeo, as suas palavras aparecem em uma animação desenhada.',
    speech: 'Sem um modelo de voz, a voz integrada lê o texto. Ela soa sintética.',
    cut_out: 'Sem um modelo de imagem, só imagens com fundo uniforme são recortadas. As outras ficam em espera.',
    on_hold: 'Nada é criado e nenhum crédito é usado até que um modelo seja conectado.',
  },
} satisfies Words<typeof english>;
