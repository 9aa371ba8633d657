/** Reads server-sent events over a real connection, as a browser does. */
export const openEventSource = async (url: string, headers: Record<string, string>) => {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  let text = '';
  let wake = () => {};
  let isCutOff = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        wake();
      }
    } catch {
      isCutOff = true;
    }
    wake();
  })();
  return {
    response,
    ended: reading,
    close: () => abort.abort(),
    /** The connection was cut before the stream ended. */
    isCutOff: () => isCutOff,
    text: () => text,
    /** The changes of the messages so far, each as `model/id`. */
    changes: (): string[] =>
      [...text.matchAll(/^event: changed\ndata: (.*)$/gm)].flatMap(([, data = '']) =>
        (JSON.parse(data).changed as string[][]).map((pair) => pair.join('/')),
      ),
    /** Waits until the condition is true. Checks it whenever text arrives. */
    async until(holds: () => boolean, timeoutMs = 20_000): Promise<void> {
      const end = Date.now() + timeoutMs;
      while (!holds()) {
        if (Date.now() > end) throw new Error(`not in time; so far: ${text}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, Math.max(1, end - Date.now()));
        });
      }
    },
  };
};
