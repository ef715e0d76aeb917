import type { WorkedExample } from '@folio/contract/tools';
import { PaperHtml } from '../../ui/paper.tsx';
import { Text } from '../../ui/text.tsx';
import { ExampleConversation } from './example-conversation.tsx';
import { ExampleFiles } from './example-files.tsx';

interface ExampleOutcomeProps {
  outcome: NonNullable<WorkedExample['without_model']>;
  /** Label of its file list. */
  label: string;
  notes: readonly string[];
}

/** The result: files first, then the text or the conversation. */
export function ExampleOutcome({ outcome: { files, messages, html, language }, label, notes }: ExampleOutcomeProps) {
  return (
    <>
      <ExampleFiles files={files} label={label} />
      {notes.map((note) => (
        <Text key={note} size="md" tone="muted" mb={10} lang="en">
          {note}
        </Text>
      ))}
      {messages.length > 0 ? <ExampleConversation messages={messages} language={language} /> : null}
      {html === '' ? null : <PaperHtml html={html} language={language} />}
    </>
  );
}
