// A Markdown reply, rendered from its parsed form: no markup of the model ever reaches the page, and nothing external is loaded.
import type { ChatCitation } from '@folio/contract/chats';
import { type Block, type Inline, readMarkdown } from '@folio/contract/markdown';
import { Fragment, memo, type ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Row } from '../../ui/row.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './markdown-text.module.css';

interface Cites {
  citations: readonly ChatCitation[];
  onCite: (number: number) => void;
}

const numberMark = /(\[\d{1,3}\])/;

function Words({ text, cites }: { text: string; cites: Cites }) {
  const { t } = useText();
  if (cites.citations.length === 0) return text;
  return text.split(numberMark).map((piece, index) => {
    const number = numberMark.test(piece) ? Number(piece.slice(1, -1)) : null;
    const citation = cites.citations.find((one) => one.number === number);
    if (number === null || !citation) return piece;
    return (
      <button
        key={index}
        type="button"
        className={classes.cite}
        aria-label={t('chats.showPassage', { number, name: citation.name })}
        onClick={() => cites.onCite(number)}
      >
        {number}
      </button>
    );
  });
}

function drawInline(inline: Inline, cites: Cites): ReactNode {
  switch (inline.kind) {
    case 'text':
      return <Words text={inline.text} cites={cites} />;
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{drawInlines(inline.children, cites)}</strong>;
    case 'emphasis':
      return <em>{drawInlines(inline.children, cites)}</em>;
    case 'struck':
      return <s>{drawInlines(inline.children, cites)}</s>;
    case 'link':
      return (
        <a href={inline.href} target="_blank" rel="noopener noreferrer nofollow">
          {drawInlines(inline.children, cites)}
        </a>
      );
  }
}

const drawInlines = (inlines: readonly Inline[], cites: Cites): ReactNode =>
  inlines.map((inline, index) => <Fragment key={index}>{drawInline(inline, cites)}</Fragment>);

function Table({ block, cites }: { block: Extract<Block, { kind: 'table' }>; cites: Cites }) {
  const { t } = useText();
  return (
    <ScrollRegion className={classes.table} label={t('fields.table')}>
      <table>
        <thead>
          <tr>
            {block.header.map((cell, index) => (
              <th key={index} scope="col">
                {drawInlines(cell, cites)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) => (
                <td key={index}>{drawInlines(cell, cites)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Code({ block }: { block: Extract<Block, { kind: 'code' }> }) {
  const { t } = useText();
  return (
    <figure className={classes.code}>
      <Row as="figcaption" size="xs" tone="muted" line="bottom" gap={12} justify="between">
        <span>{block.language || t('chats.code')}</span>
        <CopyButton text={block.text} />
      </Row>
      <ScrollRegion className={classes.lines} label={block.language || t('chats.code')}>
        <pre>
          <code>{block.text}</code>
        </pre>
      </ScrollRegion>
    </figure>
  );
}

function BlockOf({ block, cites, isInItem = false }: { block: Block; cites: Cites; isInItem?: boolean }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      // The page has its own title, and each answer a hidden one.
      const Heading = `h${Math.min(6, block.level + 3)}` as 'h4' | 'h5' | 'h6';
      return (
        <Heading className={classes.heading} data-level={Math.min(3, block.level)}>
          {drawInlines(block.children, cites)}
        </Heading>
      );
    }
    case 'paragraph':
      return isInItem ? <span>{drawInlines(block.children, cites)}</span> : <p>{drawInlines(block.children, cites)}</p>;
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Blocks blocks={item} cites={cites} isInItem={item.length === 1 || item[1]?.kind === 'list'} />
        </li>
      ));
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} cites={cites} />
        </blockquote>
      );
    case 'code':
      return <Code block={block} />;
    case 'table':
      return <Table block={block} cites={cites} />;
    case 'rule':
      return <hr />;
  }
}

function Blocks({ blocks, cites, isInItem = false }: { blocks: readonly Block[]; cites: Cites; isInItem?: boolean }) {
  return blocks.map((block, index) => <BlockOf key={index} block={block} cites={cites} isInItem={isInItem} />);
}

interface MarkdownTextProps {
  text: string;
  citations: readonly ChatCitation[];
  isWriting: boolean;
  onCite: (number: number) => void;
}

/** Rendered again only when the text is another. */
export const MarkdownText = memo(function MarkdownText({ text, citations, isWriting, onCite }: MarkdownTextProps) {
  return (
    <Stack breaks flex="shrink" gap={12} className={classes.text} data-writing={isWriting || undefined}>
      <Blocks blocks={readMarkdown(text)} cites={{ citations, onCite }} />
    </Stack>
  );
});
