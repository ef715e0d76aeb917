// Markers, in each language, of a text's speaker and its form of address.
import type { VoiceLanguage } from '@folio/contract/brand-voices';
import type { VoiceMarkers } from '@folio/locales/en/lexicon/voice-markers';
import { voiceMarkersLexicon } from '@folio/locales/lexicon';

type MarkerSets = { [Name in keyof VoiceMarkers]: VoiceMarkers[Name] extends string ? ReadonlySet<string> : VoiceMarkers[Name] };

const setsOf = (markers: VoiceMarkers): MarkerSets => ({
  formalAddress: new Set(markers.formalAddress.split(' ')),
  formalPhrase: markers.formalPhrase,
  familiarPhrase: markers.familiarPhrase,
  informalAddress: new Set(markers.informalAddress.split(' ')),
  isFormalCapitalised: markers.isFormalCapitalised,
  we: new Set(markers.we.split(' ')),
  weVerb: markers.weVerb,
  i: new Set(markers.i.split(' ')),
  stiff: new Set(markers.stiff.split(' ')),
  loose: new Set(markers.loose.split(' ')),
});

/** By language of the text. */
export const voiceMarkers = Object.fromEntries(
  Object.entries(voiceMarkersLexicon).map(([language, markers]) => [language, setsOf(markers)]),
) as Record<VoiceLanguage, MarkerSets>;
