// Markers of a text's speaker and of its form of address. Lower case, separated by spaces; ambiguous forms are
// omitted.
export interface VoiceMarkers {
  /** Words that address the reader politely or familiarly; in English one form serves both, so it only shows that the reader is addressed. */
  formalAddress: string;
  informalAddress: string;
  /** Turns of phrase that address the reader without such a word: a pronoun before its verb, an invitation. */
  formalPhrase: RegExp;
  familiarPhrase: RegExp;
  /** True where only a capital letter parts the polite form from another word (German "Sie"). */
  isFormalCapitalised: boolean;
  we: string;
  /** A verb ending that means “we” in languages without a required pronoun. Tested on a word in lower case. */
  weVerb: RegExp;
  i: string;
  /** Words of official prose. */
  stiff: string;
  /** Words of talk among friends. */
  loose: string;
}

const markers: VoiceMarkers = {
  formalPhrase: /(?!)/u,
  familiarPhrase: /(?!)/u,
  formalAddress: '',
  informalAddress: 'you your yours yourself',
  isFormalCapitalised: false,
  we: 'we our ours us ourselves',
  weVerb: /(?!)/u,
  i: 'i my mine me myself',
  stiff:
    'furthermore moreover therefore hereby herein thus pursuant regarding concerning utilise utilize endeavour shall whom accordingly notwithstanding aforementioned commence facilitate',
  loose:
    "hey hi yeah yep nope awesome cool stuff guys gonna wanna kinda super totally folks yay pals it's we're you're don't can't let's that's",
};

export default markers;
