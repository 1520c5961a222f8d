import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Traffic } from '../server/answered.ts';

/** From answers out of memory to the patience of a caller, in seconds. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The figures of a server process in the form of Prometheus: its requests by method and status, with their time; those
 * under way; memory, processor time, garbage collection and the delay of the event loop.
 *
 * @param app label of each figure
 */
export function createMetrics(app: string, traffic: Traffic): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ app });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer; status 499: the caller hung up before.',
    labelNames: ['method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  traffic.onAnswered(({ method, status, seconds }) => durations.observe({ method, status }, seconds));
  new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests under way.',
    registers: [registry],
    collect() {
      this.set(traffic.underWay());
    },
  });
  return registry;
}
