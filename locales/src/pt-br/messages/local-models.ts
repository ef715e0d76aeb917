import type english from '../../en/messages/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  local_model_busy: 'Este modelo está sendo baixado ou já está aqui',
  local_model_idle: 'Este modelo não está sendo baixado',
  MODEL_HOST_UNREACHABLE: '{detail} não respondeu em 5 segundos. O que foi baixado fica guardado.',
  MODEL_NOT_AT_HOST: '{detail} não está mais disponível',
  MODEL_WITHOUT_SUM: 'O servidor não informa soma de verificação para {detail}; por isso não é baixado',
  MODEL_DISK_FULL: 'Faltam {detail} GB no disco',
  MODEL_SUM_WRONG: 'O arquivo baixado não é o que o servidor descreve ({detail}); foi removido',
  MODEL_NOT_LOADED: '{detail} foi baixado, mas não pode ser carregado nesta máquina',
} satisfies Words<typeof english>;
