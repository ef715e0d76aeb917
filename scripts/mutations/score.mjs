// The content score: the body text, the comparison, and the time of saving.
const scores = ['server/src/features/documents/version-scores.test.ts'];
const bodyTest = ['contract/src/score/body-text.test.ts'];
const ruleTest = ['contract/src/score/sample-scores.test.ts'];
const contentTest = ['contract/src/score/score-content.test.ts'];
const parityTest = ['web/src/features/document-editor/text/same-score.test.tsx'];

export const scoreMutations = [
  {
    area: 'score',
    rule: 'remarks of the product are body text',
    file: 'contract/src/score/body-text.ts',
    from: 'if (block.isNote || remark.test(line)',
    to: 'if (remark.test(line)',
    tests: bodyTest,
  },
  {
    area: 'score',
    rule: 'the list of sources is body text',
    file: 'contract/src/score/body-text.ts',
    from: 'const blocks = withoutSources(text.blocks).flatMap(',
    to: 'const blocks = text.blocks.flatMap(',
    tests: bodyTest,
  },
  {
    area: 'score',
    rule: 'headings alone get a number',
    file: 'contract/src/score/score-document.ts',
    from: "if (nature === 'outline' || body.isOutline)",
    to: "if (nature === 'outline')",
    tests: ruleTest,
  },
  {
    area: 'score',
    rule: 'coverage that is not known is full coverage',
    file: 'contract/src/score/text-checks.ts',
    from: 'if (topic === null) return [];',
    to: "if (topic === null) return [check('topicTerms', 1)];",
    tests: contentTest,
  },
  {
    area: 'score',
    rule: 'headings weigh as much as the topic',
    file: 'contract/src/score/weights.ts',
    from: 'headings: 10,',
    to: 'headings: 35,',
    tests: contentTest,
  },
  {
    area: 'score',
    rule: 'the server reads two neighbouring links to one address as two',
    file: 'contract/src/score/read-html-text.ts',
    from: 'if (!this.#endsInLink || last?.address !== address)',
    to: 'if (last !== null)',
    tests: parityTest,
  },
  {
    area: 'score',
    rule: 'the editor knows no remarks of the product',
    file: 'web/src/features/document-editor/text/read-editor-text.ts',
    from: 'if (isNote(node)) block.isNote = true;',
    to: '',
    tests: parityTest,
  },
  {
    area: 'score',
    rule: 'a version that closes is not scored',
    file: 'server/src/features/documents/save-version.ts',
    from: 'if (await closeVersionRow(tx, id)) await saveScore(tx, id);',
    to: 'await closeVersionRow(tx, id);',
    tests: scores,
  },
  {
    area: 'score',
    rule: 'a version is scored while it is open',
    file: 'server/src/features/documents/save-version.ts',
    from: 'version.is_open ? null : (facts ?? (await findScoredFacts(tx, version.order_detail_id)))',
    to: 'facts ?? (await findScoredFacts(tx, version.order_detail_id))',
    tests: scores,
  },
  {
    area: 'score',
    rule: 'figures and media are scored',
    file: 'server/src/features/documents/save-score.ts',
    from: 'if (!isText(facts)) return null;',
    to: '',
    tests: scores,
  },
  {
    area: 'score',
    rule: 'sources in another language are compared',
    file: 'server/src/features/documents/score-context.ts',
    from: 'source.language === null || baseOf(source.language) === baseOf(language)',
    to: 'source.id > 0',
    tests: scores,
  },
  {
    area: 'score',
    rule: 'terms of a source outlive its text',
    file: 'server/src/features/documents/score-context.ts',
    from: '`${id}:${updated_at.getTime()}`',
    to: '`${id}:${updated_at.getTime() * 0}`',
    tests: scores,
  },
  {
    area: 'score',
    rule: 'the version before is judged by the meta data of the next',
    file: 'server/src/features/documents/save-document.ts',
    from: '      if (current?.is_open) await closeVersion(tx, current.id);\n      await updateDocumentFacts(tx, document.id, facts);',
    to: '      await updateDocumentFacts(tx, document.id, facts);\n      if (current?.is_open) await closeVersion(tx, current.id);',
    tests: scores,
  },
];
