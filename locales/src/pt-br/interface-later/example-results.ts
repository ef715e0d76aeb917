import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Preparado e editado para o catálogo como exemplo do que se pede a um modelo conectado. Não foi escrito nem pelo motor integrado nem por um modelo conectado aqui. Idioma: {{language}}.',
  withoutModel: 'Feito pelo motor integrado com os mesmos dados, sem modelo.',
  ofFiles: 'Criado pelo motor integrado a partir deste exemplo, sem modelo, e guardado com ele.',
  ofPages: 'Criado pelo motor integrado, que leu páginas de lojas fictícias guardadas com este exemplo.',
  ofFigures: 'Criado pelo motor integrado com números inventados para este exemplo: não são visualizações reais.',
  ofTranscript:
    'Criado pelo motor integrado a partir de uma transcrição guardada com este exemplo. A transcrição do seu arquivo é feita por um modelo conectado.',
  ofImageModel:
    'Preparado para o catálogo como exemplo do que se pede a um modelo de imagens conectado. Nem o motor integrado nem um modelo conectado aqui o criou.',
  ofConversation:
    'Escrita para o catálogo como exemplo do que se pede a um modelo conectado. Nenhum modelo conectado aqui a escreveu.',
  ofPeople:
    'É assim que fica um trabalho entregue. Foi preparado para o catálogo; nomes, órgãos e datas são inventados. Idioma: {{language}}.',
  quoted: 'O que o motor integrado responde à primeira pergunta, sem modelo.',
  person: 'Pergunta',
  assistant: 'Resposta',
  passages: 'Trechos',
  transcript: 'Transcrição',
  pixels: '{{width}} × {{height}} px',
  seconds: '{{seconds}} s',
} satisfies Words<typeof english>;
