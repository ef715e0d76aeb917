import type english from '../../en/interface-later/storage.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Speicherplatz',
  used: '{{used}} von {{limit}} belegt',
  unlimited: '{{used}} belegt, kein Limit',
  lead: 'Bilder, Audio, Video, Dateien von Quellen und Anhänge von Unterhaltungen.',
  near: 'Der Speicherplatz ist fast voll. Löschen Sie nicht mehr benötigte Dateien oder bitten Sie um ein höheres Limit.',
  full: 'Der Speicherplatz ist voll. Neue Dateien sind erst möglich, wenn Dateien gelöscht werden oder das Limit erhöht wird.',
} satisfies Words<typeof english>;
