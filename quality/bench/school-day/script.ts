/** What happens on the morning. All times are seconds from the opening. */
export const script = {
  classes: 10,
  studentsOfClass: 30,
  questions: 20,
  /** Seconds of the exam. */
  duration: 300,
  /** The students of a class start within this time. */
  startsWithin: 20,
  /** This class comes late. */
  late: { place: 9, at: 60 },
  /** For this class the assignment closes before the time of the exam is over. */
  early: { place: 8, closesAt: 280 },
  closesAt: 900,
  /** The pages of these classes are cut off. They go on without a network. */
  outages: [
    { classes: [1, 2], from: 40, to: 85 },
    { classes: [5], from: 170, to: 215 },
  ],
  pause: { place: 3, from: 100, to: 125 },
  apiKilledAt: 140,
  repairAt: 230,
  voidAt: 240,
  /** Place of the question from 0. */
  voided: 6,
  /** These classes hand in by themselves. A third of the other pages is closed, and the worker ends their attempts. */
  handIn: { classes: [0, 4], at: 250 },
} as const;

/** Percent of more time, by class and place in the class. */
export const accommodations = [
  { classPlace: 0, place: 0, extraTime: 25 },
  { classPlace: 1, place: 0, extraTime: 33 },
  { classPlace: 3, place: 0, extraTime: 50 },
  { classPlace: 8, place: 0, extraTime: 100 },
  { classPlace: 9, place: 0, extraTime: 50 },
] as const;

/** The right option of the question at a place of the exam. */
export const keyOf = (place: number): number => place % 4;
