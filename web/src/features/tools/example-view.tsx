import type { ToolSummary } from '@folio/contract/tool-definition';
import type { WorkedExample } from '@folio/contract/tools';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Paper } from '../../ui/paper.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import { ExampleFiles } from './example-files.tsx';
import { ExampleOutcome } from './example-outcome.tsx';
import classes from './example-view.module.css';
import layout from './tool-layout.module.css';

interface ExampleViewProps {
  tool: ToolSummary;
  /** Name of its macro category. */
  category: string;
  example: WorkedExample;
  /** The figures of a trend, drawn. */
  chart?: ReactNode;
}

const captions = {
  details: 'examples.madeBy',
  kept_files: 'exampleResults.ofFiles',
  kept_pages: 'exampleResults.ofPages',
  sample_figures: 'exampleResults.ofFigures',
  kept_transcript: 'exampleResults.ofTranscript',
  text_model: 'exampleResults.ofCatalogue',
  image_model: 'exampleResults.ofImageModel',
  conversation: 'exampleResults.ofConversation',
  people: 'exampleResults.ofPeople',
} as const;

/** The tool's input on the left, as in its form; its result on the right, with and without a model. */
export function ExampleView({ tool, category, example, chart }: ExampleViewProps) {
  const { given, given_files, result, without_model: own } = example;
  const { t, language } = useText();
  const written = new Intl.DisplayNames(language, { type: 'language' });
  const caption = result
    ? t(captions[result.basis], { language: written.of(result.language) ?? result.language })
    : t('examples.result');
  return (
    <div className={layout.layout}>
      <section className={layout.form}>
        <Breadcrumbs
          crumbs={[
            { label: t('shell.examples'), link: { to: '/examples' } },
            { label: category, link: { to: '/examples', search: { macrocategory: tool.macrocategory } } },
            { label: tool.name },
          ]}
        />
        <Stack mt={12}>
          <PageHeader
            title={tool.name}
            lead={tool.description}
            tile={<ToolTile icon={tool.icon} category={tool.macrocategory} size={44} />}
          />
        </Stack>
        <Text as="h2" size="lg" weight="semibold" mb={12}>
          {t('examples.given')}
        </Text>
        <ExampleFiles files={given_files} label={t('examples.given')} isNamed />
        <Stack as="dl" mb={24} gap={14} className={classes.list}>
          {given.map(({ label, text }) => (
            <div key={label}>
              <Text as="dt" size="sm" weight="medium">
                {label}
              </Text>
              <dd>{text}</dd>
            </div>
          ))}
        </Stack>
        <ButtonLink to="/tools/$slug" params={{ slug: tool.slug }} search={{ example: true }}>
          {t('examples.tryIt')}
        </ButtonLink>
      </section>
      <section className={layout.desk} aria-label={t('examples.result')}>
        <div className={layout.deskInner}>
          <p className={layout.caption}>{caption}</p>
          {chart}
          {result ? (
            <ExampleOutcome outcome={result} label={t('examples.result')} notes={result.notes} />
          ) : (
            <Paper>
              <Text size="lg" tone="quiet" weight="regular" family="interface">
                {t('examples.noResult')}
              </Text>
            </Paper>
          )}
          {own ? (
            <div className={classes.own}>
              <p className={layout.caption}>{t(own.html === '' ? 'exampleResults.quoted' : 'exampleResults.withoutModel')}</p>
              <ExampleOutcome outcome={own} label={t('exampleResults.withoutModel')} notes={[]} />
            </div>
          ) : null}
        </div>
      </section>
    </div>
  );
}
