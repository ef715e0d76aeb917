import type english from '../../en/interface-work/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  chooseTitle: 'Wo möchten Sie arbeiten?',
  chooseLead: 'Dokumente gehören zu dem Arbeitsbereich, in dem sie bestellt werden. Sie können jederzeit wechseln.',
  firstTitle: 'Zusammen arbeiten',
  noneYet: 'Die Mitglieder eines Arbeitsbereichs teilen seine Dokumente. Sie haben noch keinen Arbeitsbereich.',
  noneForYou: 'Sie gehören noch zu keinem Arbeitsbereich. Wer das Konto besitzt, kann Sie hinzufügen.',
  personalLead: 'Nur Sie sehen, was hier liegt',
  members_one: '{{count}} Mitglied',
  members_other: '{{count}} Mitglieder',
  documents_one: '{{count}} Dokument',
  documents_other: '{{count}} Dokumente',
  new: 'Arbeitsbereich anlegen',
  create: 'Anlegen',
  name: 'Name des Arbeitsbereichs',
  nameNeeded: 'Geben Sie dem Arbeitsbereich einen Namen',
  goOn: 'Persönlich arbeiten',
  team: 'Mein Team',
  noTeam: 'Sie teilen noch mit niemandem einen Arbeitsbereich.',
  more_one: 'und {{count}} weitere Person',
  more_other: 'und {{count}} weitere',
  invite: 'Einladen',
  mine: 'Meine Arbeitsbereiche',
} satisfies Words<typeof english>;
