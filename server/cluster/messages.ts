import { z } from 'zod';

// What the primary process and its workers send each other. Source: https://nodejs.org/api/cluster.html

/** Of a worker: it was asked for `/metrics` and wants those of all workers. */
export const metricsWanted = z.object({ type: z.literal('metrics-wanted'), id: z.number() });
export type MetricsWanted = z.infer<typeof metricsWanted>;

/** Of the primary: the text of all workers' metrics. */
export const metricsText = z.object({ type: z.literal('metrics-text'), id: z.number(), text: z.string() });
export type MetricsText = z.infer<typeof metricsText>;

/** Of the primary: a worker's own metrics are wanted. */
export const metricsAsked = z.object({ type: z.literal('metrics-asked'), id: z.number() });
export type MetricsAsked = z.infer<typeof metricsAsked>;

/** Of a worker: its own, as `Registry.getMetricsAsJSON` of prom-client gives them. */
export const metricsOfOne = z.object({
  type: z.literal('metrics-of-one'),
  id: z.number(),
  metrics: z.array(z.looseObject({ name: z.string() })),
});
export type MetricsOfOne = z.infer<typeof metricsOfOne>;
