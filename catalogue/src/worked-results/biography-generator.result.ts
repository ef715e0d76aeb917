import type { AnswerOf } from '../define-tool.ts';
import type biographyGenerator from '../writer/biography-generator.tool.ts';

export default {
  headline: 'Dr Amira Haddad, Head of Research at Solenne Energy: perovskite solar cells and careers in science',
  biography:
    'Dr Amira Haddad is Head of Research at Solenne Energy. In Marseille she leads a team of 24 engineers, and she holds seven patents on perovskite solar cells: she speaks about this technology as someone who both develops it and answers for the people who do.\n\nHer way there began with the material itself. In 2009 she completed her PhD in materials science at the University of Edinburgh. Today she also speaks at schools about careers in science, to an audience that asks other questions than engineers do.\n\nAway from the laboratory, Amira Haddad sails with her two sons.',
  short_version:
    'Dr Amira Haddad, Head of Research at Solenne Energy, leads 24 engineers in Marseille and holds seven patents on perovskite solar cells.',
  facts_used: [
    { fact: 'Head of Research, Solenne Energy', source: 'notes' },
    { fact: 'Leads a team of 24 engineers in Marseille', source: 'notes' },
    { fact: 'PhD in materials science, University of Edinburgh, 2009', source: 'notes' },
    { fact: 'Holds seven patents on perovskite solar cells', source: 'notes' },
    { fact: 'Speaks at schools about careers in science', source: 'notes' },
    { fact: 'Sails with her two sons', source: 'notes' },
  ],
} satisfies AnswerOf<typeof biographyGenerator>;
