import type english from '../../en/messages/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  local_model_busy: 'Questo modello è in fase di download o è già presente',
  local_model_idle: 'Questo modello non è in fase di download',
  MODEL_HOST_UNREACHABLE: '{detail} non ha risposto entro 5 secondi. Ciò che è stato scaricato resta.',
  MODEL_NOT_AT_HOST: '{detail} non è più disponibile',
  MODEL_WITHOUT_SUM: 'L’host non indica alcuna somma di controllo per {detail}, quindi non viene scaricato',
  MODEL_DISK_FULL: 'Sul disco servono altri {detail} GB',
  MODEL_SUM_WRONG: 'Il file scaricato non è quello descritto dall’host ({detail}); è stato rimosso',
  MODEL_NOT_LOADED: '{detail} è stato scaricato ma non può essere caricato su questa macchina',
} satisfies Words<typeof english>;
