/**
 * lost: an acknowledged command is not in the log. counted twice: one command has more than one effect. not sent: an event without a
 * command. wrong reply: neither right nor 503 with Retry-After. read model: a row that the log does not give.
 */
export interface Finding {
  kind: 'lost' | 'counted twice' | 'not sent' | 'wrong reply' | 'read model' | 'not recovered';
  text: string;
}
