import type english from '../../en/messages/orders.ts';
import type { Words } from '../../words.ts';

export default {
  CANCELLED: 'Cancelada',
  NEEDS_IMAGE_MODEL: 'Conecte um modelo de imagens: o motor integrado não consegue criar isto',
  NEEDS_SPEECH_MODEL: 'Conecte um modelo de voz: o motor integrado não fala este idioma',
  NEEDS_TRANSCRIPTION_MODEL: 'Conecte um modelo de transcrição: o motor integrado não sabe ouvir',
  NEEDS_TRANSLATION_MODEL: 'Conecte um modelo: o motor integrado não traduz',
  TRANSLATIONS_MISSING: 'Conecte um modelo: a memória de tradução não contém {detail}',
  NEEDS_VIDEO_MODEL: 'Conecte um modelo de vídeo: o motor integrado não consegue criar isto',
  NEEDS_PEOPLE: 'Aguardando que uma pessoa assuma o pedido',
  weekly_uses_reached: 'Você usou esta ferramenta {max} vezes nesta semana. Ela volta a ficar livre na segunda-feira.',
  MODEL_NOT_ANSWERING: 'O modelo {detail} não responde; este pedido continua automaticamente',
  MODEL_ASKS_TO_WAIT: 'O modelo {detail} pede para aguardar; este pedido continua automaticamente',
  NEEDS_MODEL: 'Conecte um modelo: o compositor integrado não consegue escrever isto',
  LANGUAGE_NEEDS_MODEL: 'Conecte um modelo: o compositor integrado não escreve neste idioma',
  WAITS_FOR_PROOFREADER: 'Aguardando um revisor',
  tool_needs_workspace: 'Esta ferramenta atribui tarefas a outras pessoas: escolha um espaço de trabalho para usá-la',
  order_placed: 'Seu pedido está sendo escrito',
  order_ready: 'Seu documento está pronto',
  order_waits: 'Seu pedido foi feito. Nada está sendo escrito ainda.',
  order_not_found: 'Documento não encontrado',
  order_not_retryable: 'Só é possível tentar de novo documentos com falha ou em espera',
  human_services_off: 'Os serviços feitos por pessoas estão desativados. Escolha uma ferramenta que não precise deles.',
  human_proofreading: 'Revisão humana',
  order_cancelled: 'O pedido foi cancelado',
  order_not_cancellable: 'Só é possível cancelar documentos que estão sendo escritos',
} satisfies Words<typeof english>;
