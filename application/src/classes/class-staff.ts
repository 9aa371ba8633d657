/** Who acts on a class. The decider asks whether she is one of its teachers; an administrator may act on every class. */
export interface Staff {
  by: string;
  isAdmin: boolean;
}
