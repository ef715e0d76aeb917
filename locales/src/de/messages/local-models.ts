import type english from '../../en/messages/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  local_model_busy: 'Dieses Modell wird gerade geladen oder ist schon da',
  local_model_idle: 'Dieses Modell wird gerade nicht geladen',
  MODEL_HOST_UNREACHABLE: '{detail} hat nicht innerhalb von 5 Sekunden geantwortet. Was geladen wurde, bleibt.',
  MODEL_NOT_AT_HOST: '{detail} ist nicht mehr da',
  MODEL_WITHOUT_SUM: 'Der Anbieter nennt keine Prüfsumme für {detail}; es wird nicht geladen',
  MODEL_DISK_FULL: 'Auf dem Datenträger fehlen {detail} GB',
  MODEL_SUM_WRONG: 'Die geladene Datei ist nicht die, die der Anbieter beschreibt ({detail}); sie wurde entfernt',
  MODEL_NOT_LOADED: '{detail} wurde geladen, läuft aber auf dieser Maschine nicht',
} satisfies Words<typeof english>;
