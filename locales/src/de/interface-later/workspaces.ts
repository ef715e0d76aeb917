import type english from '../../en/interface-later/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  settingsLead: 'Name, Mitglieder und was sie nutzen dürfen.',
  membersTitle: 'Mitglieder',
  addPeople: 'Personen hinzufügen',
  addCount_one: '{{count}} Person hinzufügen',
  addCount_other: '{{count}} Personen hinzufügen',
  you: '(Sie)',
  remove: 'Entfernen',
  removeOne: '{{name}} aus dem Arbeitsbereich entfernen',
  defaults: 'Vorgaben für neue Dokumente',
  defaultVoice: 'Markenstimme',
  defaultBriefing: 'Briefing',
  none: 'Keine Vorgabe',
  noVoiceOn: 'Schalten Sie unten zuerst eine Markenstimme ein.',
  noBriefings: 'In diesem Arbeitsbereich gibt es noch keine Briefings.',
  shared: 'Was hier genutzt werden darf',
  voices: 'Markenstimmen',
  noVoices: 'Ihr Konto hat noch keine Markenstimmen.',
  sources: 'Zusätzliche Quellen',
  noSources: 'Ihr Konto hat noch keine zusätzlichen Quellen.',
  makeDefault: 'Immer nutzen',
  isDefault: 'Wird immer genutzt',
  delete: 'Arbeitsbereich löschen',
  deleteLead:
    'Der Arbeitsbereich wird endgültig gelöscht. Dokumente, Briefings und Websites kommen in Ihren persönlichen Arbeitsbereich.',
  loss: 'Der Arbeitsbereich „{{name}}“ wird gelöscht.',
  lossDocuments_one: 'Sein Dokument kommt in Ihren persönlichen Arbeitsbereich, wo nur Sie es sehen.',
  lossDocuments_other: 'Seine {{count}} Dokumente kommen in Ihren persönlichen Arbeitsbereich, wo nur Sie sie sehen.',
  lossNoDocuments: 'Er enthält keine Dokumente.',
  lossMembers: 'Alle anderen verlieren sofort den Zugang.',
} satisfies Words<typeof english>;
