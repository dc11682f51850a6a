import type { Usage } from './cost.ts';

/** Whose proposal it is, and how much of it is written. */
export interface Author {
  readonly ownerId: string;
  /** Undefined for a section of a proposal that is not named: what it costs is in the month alone. */
  readonly proposalId: string | undefined;
  /** A section that is written anew adds to what its proposal has cost. */
  readonly writes: 'proposal' | 'section';
}

/** What a proposal may cost, until it is known what it did cost. */
export interface Reservation {
  /**
   * Keeps what is known to have been spent so far: that much stays counted when this process dies before it says more.
   * Rejects when it cannot be kept.
   */
  note(usage: Usage, micros: number): Promise<void>;
  /** Puts the cost in place of what was reserved, and notes it with the proposal. Call it once. */
  settle(usage: Usage, micros: number): Promise<void>;
}

/** Keeps count of what the model costs. */
export interface Spending {
  /** Takes `micros` of this month's ceilings, or says which of them would be passed. */
  reserve(author: Author, micros: number): Promise<Reservation | 'budget_spent' | 'own_budget_spent'>;
}
