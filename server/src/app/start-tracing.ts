// Sends spans to a collector by OTLP over HTTP, where OTEL_EXPORTER_OTLP_ENDPOINT is set; else this file and its packages are not loaded.
import { recordSpans, type SpanRecorder, type SpanKind as TracedKind } from '@folio/engine/work/tracing';
import { type Context, context, isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../kernel/config.ts';
import type { Log } from '../kernel/log.ts';

const kinds: Record<TracedKind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Milliseconds that a process which stops waits for the collector. */
const lastSendMs = 2000;
/** Milliseconds between two warnings of a collector that does not answer. */
const warnEveryMs = 60_000;

/** The exporter, which says in the log that the collector does not answer; spans are then lost, and nothing else. */
function exporterWithWarnings({ url, headers }: TraceSettings, log: Log): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, headers });
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS && performance.now() - warnedAt > warnEveryMs) {
          warnedAt = performance.now();
          log.warn({ problem: result.error?.name ?? 'unknown', spans: spans.length }, 'The collector of traces does not answer');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}

function parentOf(parent: string | null | undefined): Context {
  if (parent === undefined) return context.active();
  const remote = parent === null ? null : parseTraceParent(parent);
  return remote && isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

const hex = (flags: number) => flags.toString(16).padStart(2, '0');

/** Begins to record and send; answers how to end it. */
export function startTracing(settings: TraceSettings, log: Log): () => Promise<void> {
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: exporterWithWarnings(settings, log), scheduledDelayMillis: settings.sendEveryMs }),
    ],
  });
  const tracer = provider.getTracer('folio');
  const recorder: SpanRecorder = {
    open: ({ name, kind, values, parent }) => {
      const outer = parentOf(parent);
      const span = tracer.startSpan(name, { kind: kinds[kind], ...(values && { attributes: values }) }, outer);
      const inner = trace.setSpan(outer, span);
      return {
        within: (run) => context.with(inner, run),
        note: (more) => void span.setAttributes(more),
        fail: (problem) => void span.setAttribute('error.type', problem).setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
      };
    },
    current: () => {
      const active = trace.getSpanContext(context.active());
      return active ? `00-${active.traceId}-${active.spanId}-${hex(active.traceFlags)}` : null;
    },
  };
  recordSpans(recorder);
  log.info({ service: settings.serviceName, share: settings.share }, 'Traces are sent to the collector');
  return async () => {
    recordSpans(null);
    context.disable();
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, lastSendMs);
    await Promise.race([provider.shutdown().catch(() => undefined), late.promise]);
    clearTimeout(timer);
  };
}
