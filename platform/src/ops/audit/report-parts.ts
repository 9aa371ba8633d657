export interface Step {
  /** When, as people read it. */
  at: string;
  text: string;
  /** Absent: plain text. */
  tone?: 'good' | 'bad' | 'main';
}

/** When things happened between a start and an end. `marks` are parts of the way, 0 to 1. */
export interface Track {
  label: string;
  marks: { at: number; text: string; isLast: boolean }[];
}

export type Section = { title: string } & (
  | { steps: Step[] }
  | { columns: string[]; rows: string[][] }
  | { tracks: Track[]; from: string; to: string }
);

/** An answer to "what happened and why", for the terminal and as a page. */
export interface Report {
  title: string;
  facts: [name: string, value: string][];
  verdict?: { isGood: boolean; text: string };
  sections: Section[];
}
