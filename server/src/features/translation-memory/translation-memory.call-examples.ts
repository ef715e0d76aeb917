// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'translationMemory.terms': {},
    'translationMemory.units': {},
    'translationMemory.exportTerms': {},
    'translationMemory.exportTexts': {},
    'translationMemory.create': { source_language: 'en', target_language: 'de', term: 'boot', translation: 'Stiefel' },
  },
  ofStranger: {
    'translationMemory.edit': ({ termId }) => ({ term_id: termId, translation: 'Mine' }),
    'translationMemory.editUnit': ({ unitId }) => ({ unit_id: unitId, target: 'Mine' }),
    'translationMemory.removeUnit': ({ unitId }) => ({ unit_id: unitId }),
    'translationMemory.remove': ({ termId }) => ({ term_id: termId }),
  },
});
