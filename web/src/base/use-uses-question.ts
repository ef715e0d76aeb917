// Confirms a deletion and lists the uses of the object: they are fetched when the dialog opens, and
// nothing is deleted before they arrive.
import { maxUses, type Uses } from '@folio/contract/uses';
import { useMutation } from '@tanstack/react-query';
import type { Deletion } from '../ui/ask-first.tsx';
import { useDeletionQuestion } from '../ui/ask-first.tsx';
import { formatNumber } from '../ui/intl-format.ts';
import { useText } from '../ui/use-text.ts';

/** Uses of the object, as a sentence; empty if there are none. */
function useUsesSentence(): (uses: Uses) => string {
  const { t, language } = useText();
  const counted = (kind: keyof Uses, count: number) => {
    const number = `${formatNumber(count, language)}${count === maxUses ? '+' : ''}`;
    return t(`uses.${kind}`, { count, number });
  };
  return (uses) => {
    const listOf = (kinds: (keyof Uses)[]) =>
      new Intl.ListFormat(language).format(
        kinds.flatMap((kind) => {
          const count = uses[kind] ?? 0;
          return count > 0 ? [counted(kind, count)] : [];
        }),
      );
    const list = listOf(['folders', 'workspaces']);
    const things = listOf(['tasks', 'campaigns', 'cards']);
    if (things === '') return list && t('uses.defaults', { list });
    return list ? t('uses.both', { list, things }) : t('uses.named', { things });
  };
}

/** `useDeletionQuestion` with a list of the object's uses. */
export function useUsesQuestion(deletion: Deletion, load: () => Promise<{ uses: Uses }>): ReturnType<typeof useDeletionQuestion> {
  const { t } = useText();
  const sentenceOf = useUsesSentence();
  const { mutate, data, isPending, isError } = useMutation({ mutationFn: load });
  const uses = isError ? t('uses.unknown') : data && sentenceOf(data.uses);
  const { ask, question } = useDeletionQuestion({
    ...deletion,
    loss: uses ? `${deletion.loss} ${uses}` : deletion.loss,
    isBusy: deletion.isBusy || isPending,
  });
  return {
    ask: () => {
      mutate();
      ask();
    },
    question,
  };
}
