DROP INDEX "drafts_age";--> statement-breakpoint
CREATE INDEX "drafts_day" ON "drafts" USING btree (((last_updated at time zone 'UTC')::date));