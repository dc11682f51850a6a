import type { Usage } from './cost.ts';

/** The owner and the part of a proposal. */
export interface Author {
  readonly ownerId: string;
  /** Undefined for a section of an unnamed proposal: its cost is in the month alone. */
  readonly proposalId: string | undefined;
  /** A rewritten section adds to the cost of its proposal. */
  readonly writes: 'proposal' | 'section';
}

/** The reserved cost of a proposal, until the real cost is known. */
export interface Reservation {
  /** Stores the known cost so far: that much stays counted when this process dies. Rejects when it cannot be stored. */
  note(usage: Usage, micros: number): Promise<void>;
  /** Replaces the reservation by the cost, and records it with the proposal. Call it once. */
  settle(usage: Usage, micros: number): Promise<void>;
}

/** Accounts for the cost of the model. */
export interface Spending {
  /** Reserves `micros` within this month's ceilings, or returns the ceiling that would be exceeded. */
  reserve(author: Author, micros: number): Promise<Reservation | 'budget_spent' | 'own_budget_spent'>;
}
