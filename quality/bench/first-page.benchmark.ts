import type { Benchmark } from './benchmark.ts';

/** The JavaScript that the document of a student's start page names, as the server sends it. */
export const firstPage: Benchmark = async ({ platform: { url }, students }) => {
  const [student] = students;
  const headers = { cookie: student?.cookie ?? '', accept: 'text/html', 'accept-encoding': 'gzip' };
  const document = await (await fetch(url, { headers })).text();
  const scripts = new Set(Array.from(document.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g), ([, path]) => path));
  if (scripts.size === 0) throw new Error('the document names no script');
  let bytes = 0;
  for (const path of scripts) {
    const reply = await fetch(url + path, { headers });
    bytes += Number(reply.headers.get('content-length'));
    await reply.arrayBuffer();
  }
  return [
    { work: 'JavaScript of a student’s first page, gzip', measured: bytes / 1_000, unit: 'kB', goal: { most: 110 } },
  ];
};
