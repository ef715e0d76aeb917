import type { failureMessages as english } from '../en/failures.ts';

export const failureMessages: Record<keyof typeof english, string> = {
  MODEL_UNREACHABLE: 'Não foi possível acessar o modelo conectado',
  MODEL_BUSY: 'O modelo conectado está ocupado. Tente novamente em alguns minutos.',
  MODEL_REFUSED_KEY: 'O provedor do modelo recusou a chave. Peça a quem administra a plataforma para verificar a conexão.',
  MODEL_TIMED_OUT: 'O modelo conectado demorou demais para responder',
  MODEL_REPLY_INVALID: 'O modelo conectado não deu uma resposta utilizável, nem na segunda tentativa',
  MODEL_DECLINED: 'O modelo conectado se recusou a escrever isto',
  MODEL_INPUT_TOO_LONG:
    'O que o modelo conectado recebeu é longo demais: encurte o texto, use menos fontes ou conecte um modelo com um contexto maior',
  MODEL_ANSWER_TOO_LARGE:
    'A resposta do modelo conectado não terminava e foi interrompida. Nada foi cobrado; tente novamente ou use outro modelo.',
  MODEL_NOT_ANSWERING: 'O modelo {detail} não responde; este pedido continua automaticamente',
  MODEL_ASKS_TO_WAIT: 'O modelo {detail} pede para aguardar; este pedido continua automaticamente',
  PERSON_WITHOUT_ACCESS: 'A pessoa que fez este pedido não pode mais usar a plataforma',
  NEEDS_MODEL: 'Conecte um modelo: o compositor integrado não consegue escrever isto',
  LANGUAGE_NEEDS_MODEL: 'Conecte um modelo: o compositor integrado não escreve neste idioma',
  NEEDS_FIGURES: 'Não há fonte livre para estes números: cole os seus em CSV. Nada é inventado.',
  PAGE_UNREADABLE: 'Não foi possível ler a página {detail}',
  PAGE_NOT_PUBLIC: 'O endereço {detail} não é uma página pública',
  FILE_UNREADABLE: 'Não foi possível ler o arquivo {detail}',
  FILE_EMPTY: 'O arquivo {detail} não contém texto',
  MORE_WORDS_THAN_PRICED:
    '{detail} tem mais palavras do que cobrem os créditos reservados para uma linha de um pedido em lote; peça-o separadamente',
  NOTHING_TO_CHANGE: 'Sem um modelo não há nada para mudar aqui',
  ABORTED: 'A escrita foi interrompida',
  INTERRUPTED: 'A escrita foi interrompida vezes demais. Tente novamente.',
  UNEXPECTED: 'Algo deu errado do nosso lado. Tente novamente.',
  WAITS_FOR_PROOFREADER: 'Aguardando um revisor',
  WEBSITE_UNREACHABLE: 'O site {detail} está inacessível ou não responde',
  WEBSITE_NOT_PUBLIC: 'O endereço {detail} não é um site público',
  WEBSITE_REFUSED_LOGIN: '{detail} recusou o usuário ou a senha',
  WEBSITE_NO_RIGHT: 'O usuário não pode escrever posts em {detail}',
  WEBSITE_NO_API: 'Neste endereço, {detail} não aceita documentos',
  WEBSITE_REJECTED: 'O site não aceitou o documento (resposta {detail})',
  WEBSITE_SECRET_LOST: 'A senha guardada não pode mais ser lida. Informe-a de novo.',
  WEBSITE_MOVED: 'O site redireciona para {detail}. Informe esse endereço.',
};
