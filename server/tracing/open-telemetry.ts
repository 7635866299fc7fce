import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import packageJson from '../../package.json' with { type: 'json' };
import type { Tracing } from './tracing.ts';

/** Where traces go, and how many. */
export interface TracingSettings {
  /** Address of the receiver, without `/v1/traces`. */
  endpoint: string;
  service: string;
  /** Share of the calls that are traced, 0 to 1. */
  share: number;
}

/** How long a receiver that doesn't answer is tried, milliseconds: a stop waits for it, too. */
const TIMEOUT = 3000;

/** W3C "Trace Context", level 1. */
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function parentContext(header: string | undefined) {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The kind of an error; its message may have values in it. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
}

/** Reports steps to a receiver that speaks OTLP over HTTP (JSON). What it doesn't take is lost. */
export function openTelemetry({ endpoint, service, share }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: TIMEOUT,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': packageJson.version,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('competition-site');
  const contexts = new AsyncLocalStorageContextManager().enable();

  return {
    begin(parent) {
      const context = parentContext(parent);
      const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, context);
      return {
        run: (work) => contexts.with(trace.setSpan(context, span), work),
        end: (name, details, failed) => {
          span.updateName(name).setAttributes(details);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    async step(name, attributes, work) {
      const context = contexts.active();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
      try {
        return await contexts.with(trace.setSpan(context, span), work);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },

    async close() {
      // A receiver that is gone must not hold up the stop.
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
    },
  };
}
