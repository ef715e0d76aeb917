import { validationMessage } from '@folio/contract/validation-messages';
import { useText } from '../use-text.ts';

interface FieldProblemProps {
  code: string;
  params?: Record<string, string | number>;
}

/** What is wrong with a field, in the reader's language. It brings the sentences of all languages along, so it is loaded when something is wrong. */
export function FieldProblem({ code, params }: FieldProblemProps) {
  const { language } = useText();
  return <>{validationMessage(code, params, language)}</>;
}
