ALTER TABLE "draft_revisions" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "draft_revisions_bytes" ON "draft_revisions" USING btree ("user_id","bytes");--> statement-breakpoint
UPDATE "draft_revisions" SET "bytes" = octet_length("job_title") + octet_length("job_description") + octet_length("content") + coalesce(octet_length("work"::text), 4);
