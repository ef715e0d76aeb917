import type english from '../../en/interface/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  workspace: 'Arbeitsbereich',
  change: 'Arbeitsbereich wechseln',
  settings: 'Einstellungen des Arbeitsbereichs',
  all: 'Alle Arbeitsbereiche',
  lost: 'Sie gehören nicht mehr zum gewählten Arbeitsbereich. Bitte wählen Sie einen anderen.',
} satisfies Words<typeof english>;
