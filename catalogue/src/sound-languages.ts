// Languages of the tools that speak and listen; source: `translation` of the catalogue.
import { writingLanguages } from '@folio/contract/languages';

const unspoken = ['bg', 'hr', 'sk', 'sl', 'he', 'th'];

/** Languages that can be spoken. */
export const speechLanguages = writingLanguages.filter((language) => !unspoken.includes(language));

/** Languages that can be heard. */
export const transcriptionLanguages = [...writingLanguages, ...'ms et lv lt sr mk gl fa ur ta te bn kk az is cy sw'.split(' ')];
