/**
 * lost: an acknowledged command is not in the log. counted twice: one command has more than one effect. not sent: an event without a
 * command. wrong reply: neither right nor 503 with Retry-After. wrong score: a result of an exam that the answers do not give. read model:
 * a row that the log does not give.
 */
export interface Finding {
  kind: 'lost' | 'counted twice' | 'not sent' | 'wrong reply' | 'wrong score' | 'read model' | 'not recovered';
  text: string;
}
