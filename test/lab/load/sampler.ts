import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from '#scripts/process/service.ts';
import type { AliveQuestions } from './alive.ts';
import { type Sample, takeSample } from './sample.ts';

export interface SamplingOptions {
  /** How many seconds pass between two samples. */
  readonly sampleSeconds: number;
  /** Servers are asked what is alive in them each so-manieth time; collecting garbage for it holds them up. */
  readonly aliveEach: number;
  readonly progress?: (sample: Sample) => void;
}

interface Sampled extends SamplingOptions {
  readonly services: ReadonlyMap<string, Service>;
  readonly questions: AliveQuestions;
}

/** Takes samples of servers from when it is made until it is ended. */
export class Sampler {
  readonly samples: Sample[] = [];
  /** How many milliseconds answers took since the last sample; whoever sends the requests adds to it. */
  readonly took: number[] = [];
  readonly #ended = new AbortController();
  readonly #running: Promise<void>;

  constructor(sampled: Sampled) {
    this.#running = this.#run(sampled);
  }

  async end(): Promise<void> {
    this.#ended.abort();
    await this.#running;
  }

  async #run({ services, questions, sampleSeconds, aliveEach, progress }: Sampled): Promise<void> {
    const { signal } = this.#ended;
    const began = performance.now();
    while (await isStillRunning(sampleSeconds * 1000, signal)) {
      const asked = (this.samples.length + 1) % aliveEach === 0 ? questions : undefined;
      const seconds = (performance.now() - began) / 1000;
      const sample = await takeSample(seconds, this.took.splice(0), services, asked);
      this.samples.push(sample);
      progress?.(sample);
    }
  }
}

/** Waits for so many milliseconds, unless it is ended before. */
function isStillRunning(ms: number, signal: AbortSignal): Promise<boolean> {
  return wait(ms, true, { signal }).catch(() => false);
}
