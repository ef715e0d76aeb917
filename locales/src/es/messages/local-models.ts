import type english from '../../en/messages/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  local_model_busy: 'Este modelo se está descargando o ya está',
  local_model_idle: 'Este modelo no se está descargando',
  MODEL_HOST_UNREACHABLE: '{detail} no respondió en 5 segundos. Lo descargado se conserva.',
  MODEL_NOT_AT_HOST: '{detail} ya no está',
  MODEL_WITHOUT_SUM: 'El servidor no indica ninguna suma de comprobación para {detail}, así que no se descarga',
  MODEL_DISK_FULL: 'Faltan {detail} GB en el disco',
  MODEL_SUM_WRONG: 'El archivo descargado no es el que describe el servidor ({detail}); se ha eliminado',
  MODEL_NOT_LOADED: '{detail} se descargó, pero no se puede cargar en esta máquina',
} satisfies Words<typeof english>;
