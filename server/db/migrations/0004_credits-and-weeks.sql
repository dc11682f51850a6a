CREATE TABLE "weekly_proposals" (
	"counted_for" text NOT NULL,
	"week_starts_at" timestamp (3) with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "weekly_proposals_counted_for_week_starts_at_pk" PRIMARY KEY("counted_for","week_starts_at"),
	CONSTRAINT "weekly_proposals_not_negative" CHECK (used >= 0)
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "credit" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "counted_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "weekly_proposals_week" ON "weekly_proposals" USING btree ("week_starts_at");--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_credit_follows_status" CHECK (credit = 'none' or credit = case status when 'running' then 'reserved' when 'done' then 'spent' else 'returned' end);