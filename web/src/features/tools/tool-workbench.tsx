// A tool at work: the form at the left, the live paper at the right, the foot below.
import type { ToolDetail, ToolField, ToolSummary } from '@folio/contract/tool-definition';
import { priceOf } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react';
import { messageOf } from '../../base/api.ts';
import { MoreCredits } from '../../base/too-few-credits.tsx';
import { loadChunk } from '../../ui/load-chunk.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { type FormRights, measuresOf, orderedValues } from './form-rules.ts';
import { OrderPreview } from './order-preview.tsx';
import { headingsField, nextVerb } from './order-verb.ts';
import { restrictedTo } from './outcome.ts';
import { usePlaceOrder } from './place-order.ts';
import { ToolFoot } from './tool-foot.tsx';
import { ToolFormFields } from './tool-form-fields.tsx';
import { ToolHeading } from './tool-heading.tsx';
import classes from './tool-layout.module.css';
import { useQuote } from './use-quote.ts';
import type { ToolForm } from './use-tool-form.ts';
import { useWizard } from './use-wizard.ts';
import { WeeklyUses } from './weekly-uses.tsx';
import { WizardSteps } from './wizard-steps.tsx';
import { WriterNote } from './writer-note.tsx';

/** Id of the line that says whether it works now, or why the button is off. */
const noteId = 'tool-order-note';

const LiveResult = lazy(() => loadChunk(() => import('./live-result.tsx')).then((module) => ({ default: module.LiveResult })));

interface ToolWorkbenchProps {
  tool: ToolDetail;
  summary: ToolSummary;
  category: string;
  form: ToolForm;
  /** Rights and credits of the person, and the model that writes for them. */
  person: { rights: FormRights; model: string | null; available: number };
  slots: {
    /** The way to a bulk order. */
    bulkLink: ReactNode;
    /** Voice and briefing to choose from. */
    styleFields: ReactNode;
    /** Purpose of the order, above the fields. */
    notice: ReactNode;
    /** Content below one field. */
    renderBelow: (field: ToolField) => ReactNode;
  };
  /** A person writes: it costs nothing, and no model is waited for. */
  isManual?: boolean;
  onOrdered: (orderDetailId: number) => void;
}

/** Single forms, wizards and live tools alike: the definition decides. */
export function ToolWorkbench({
  tool,
  summary,
  category,
  form,
  person: { rights, model, available },
  slots: { bulkLink, styleFields, notice, renderBelow },
  isManual = false,
  onOrdered,
}: ToolWorkbenchProps) {
  const { t } = useText();
  const offerUndo = useUndo();
  const wizard = useWizard(tool, form);
  const placeOrder = usePlaceOrder(tool, form, onOrdered);
  const ordered = orderedValues(form.values, rights);
  const quote = useQuote(tool, ordered, !isManual);
  const isLive = tool.flow === 'live';
  const isLast = wizard.step >= wizard.last;
  const isBusy = placeOrder.isPending || wizard.isProposing;
  const sources = form.sources.files.length + form.sources.urls.length + form.draft.sourceIds.length;
  const made = isManual ? null : restrictedTo(tool, form.values, sources > 0);
  // Nobody would take the request.
  const isClosed = tool.group === 'human' && !rights.canOrderHuman;
  const credits = isManual
    ? 0
    : (quote.price ?? priceOf(tool.credits, ordered, { ...measuresOf(tool, ordered), ...quote.measures }));
  const isShort = !quote.isCounting && quote.problem === null && credits > available;

  const order = async () => {
    // The code that reads the form cannot be loaded without a connection.
    if (!navigator.onLine) toastError(t('errors.offlineOrder'));
    else if (await form.check()) placeOrder.mutate();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isClosed || quote.isCounting || (isShort && isLast)) return;
    if (!isLast) wizard.forward();
    else void order().catch((error: unknown) => toastError(messageOf(error)));
  };
  const startOver = (values?: ToolInput) => {
    const undo = form.startOver(values);
    if (undo) offerUndo(t('tools.replaced'), undo);
  };
  const isOrdering = tool.steps[wizard.step]?.fields.includes(headingsField) ?? false;

  return (
    <div className={classes.layout}>
      <form id="tool-form" className={classes.form} onSubmit={submit} noValidate>
        <ToolHeading tool={summary} category={category} bulkLink={bulkLink} />
        {notice}
        {tool.steps.length > 1 ? (
          <WizardSteps steps={tool.steps} step={wizard.step} visited={wizard.visited} isBusy={isBusy} onJump={wizard.jump} />
        ) : null}
        <p className={classes.intro}>
          <span>{wizard.step > 0 && isOrdering ? t('tools.headings') : tool.description}</span>
          {wizard.step === 0 ? (
            <button type="button" className={`text-link ${classes.example}`} onClick={() => startOver(tool.example)}>
              {t('tools.example')}
            </button>
          ) : (
            <button type="button" className={`text-link ${classes.example}`} onClick={() => startOver()}>
              {t('tools.startOver')}
            </button>
          )}
        </p>
        <ToolFormFields
          tool={tool}
          form={form}
          rights={rights}
          hasModel={model !== null}
          step={wizard.step}
          made={made}
          styleFields={styleFields}
          renderBelow={renderBelow}
        />
        {isManual ? null : <WriterNote tool={tool} model={model} made={made} rights={rights} />}
        <WeeklyUses tool={tool} />
      </form>
      <aside className={classes.desk} aria-label={t('tools.preview')}>
        <div className={classes.deskInner}>
          {isLive ? (
            <Suspense>
              <LiveResult tool={tool} form={form} />
            </Suspense>
          ) : (
            <>
              <p className={classes.caption}>{t(tool.order_category === 'media' ? 'tools.preview' : 'tools.previewStructure')}</p>
              <OrderPreview tool={tool} values={form.values} />
            </>
          )}
        </div>
      </aside>
      <ToolFoot
        tool={tool}
        made={made}
        sources={sources}
        price={{ credits, isCounting: quote.isCounting, problem: quote.problem }}
        available={available}
        isShort={isShort}
        isManual={isManual}
        closed={isClosed ? t('tools.noPeople') : null}
        noteId={noteId}
      >
        {wizard.step > 0 ? (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            disabled={isBusy}
            onClick={wizard.back}
          >
            {t('actions.back')}
          </Button>
        ) : null}
        {isShort && isLast && !isClosed ? (
          <MoreCredits />
        ) : (
          <Button
            type="submit"
            form="tool-form"
            data-submit
            loading={isBusy}
            disabled={quote.isCounting || isClosed}
            aria-describedby={noteId}
            rightSection={isLive ? null : <IconArrowRight size={16} aria-hidden="true" />}
          >
            {t(isManual && isLast ? 'tasks.form.create' : nextVerb(tool, wizard.step))}
          </Button>
        )}
      </ToolFoot>
    </div>
  );
}
