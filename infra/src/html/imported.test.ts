import { readAiken } from '@matraz/formats/exchange/aiken';
import { readCsv } from '@matraz/formats/exchange/csv';
import { readGift } from '@matraz/formats/exchange/gift';
import { readMoodleXml } from '@matraz/formats/exchange/moodle-xml';
import { readQti } from '@matraz/formats/exchange/qti';
import { writeGift } from '@matraz/formats/exchange/write-gift';
import { writeQti } from '@matraz/formats/exchange/write-qti';
import { describe, expect, test } from 'vitest';
import { sanitize } from './sanitize.ts';
import { harmIn } from './testing/harmless.ts';
import { payloads } from './testing/payloads.ts';

const inOneLine = (payload: string) => payload.replace(/[\r\n]/g, ' ');
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
/** XML has neither control characters nor these two entities of HTML. */
const xmlText = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
    .replace(/[\u0000-\u0008]/g, '')
    .replace('&colon;', ':')
    .replace('&Tab;', '\t');
const asQuestion = (html: string) => ({ question: html, options: [html, 'b'], correctAnswer: 0, explanation: html });

describe.each([
  ['GIFT', (payload: string) => readGift(writeGift([asQuestion(`${payload}x`)]).text)],
  ['Aiken', (payload: string) => readAiken(`${inOneLine(payload)}x\nA. ${inOneLine(payload)}x\nB. b\nANSWER: A`)],
  ['CSV', (payload: string) => readCsv(`pregunta;A;B;correcta\n${cell(`${payload}x`)};${cell(`${payload}x`)};b;A`)],
  [
    'Moodle XML',
    (payload: string) => {
      const text = `<text>${cdata(`${xmlText(payload)}x`)}</text>`;
      return readMoodleXml(
        `<quiz><question type="multichoice"><questiontext format="html">${text}</questiontext><answer fraction="100" format="html">${text}</answer><answer fraction="0"><text>b</text></answer></question></quiz>`,
      );
    },
  ],
  ['QTI', (payload: string) => readQti(writeQti('x', [asQuestion(`${xmlText(payload)}x`)], new Map()).files)],
])('%s', (_, read) => {
  test('hostile HTML does no harm after the import', () => {
    let imported = 0;
    for (const payload of payloads) {
      for (const { question, options, explanation } of read(payload).items) {
        imported += 1;
        for (const html of [question, ...options, explanation]) expect(harmIn(sanitize(html)), payload).toBeUndefined();
      }
    }
    expect(imported).toBeGreaterThan(50);
  });
});
