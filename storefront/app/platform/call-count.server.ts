type Fetch = (request: Request) => Promise<Response>;

/** Counts the calls of the platform that one answer of the shop takes. */
export class CallCount {
  #calls = 0;
  #milliseconds = 0;

  /** The same fetch, counted with the time until each answer began. */
  counting(fetch: Fetch): Fetch {
    return async (request) => {
      const startedAt = performance.now();
      this.#calls += 1;
      try {
        return await fetch(request);
      } finally {
        this.#milliseconds += performance.now() - startedAt;
      }
    };
  }

  /** As `Server-Timing` has it, so that a browser's tools show it beside the page: calls and their time together. */
  header(): string {
    const calls = this.#calls === 1 ? '1 call' : `${this.#calls} calls`;
    return `platform;desc="${calls}";dur=${Math.round(this.#milliseconds)}`;
  }
}
