DROP INDEX "draft_words_beginning";--> statement-breakpoint
ALTER TABLE "draft_words" ADD COLUMN "shelf" text;--> statement-breakpoint
ALTER TABLE "draft_words" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "draft_words" ADD COLUMN "title_key" text;--> statement-breakpoint
ALTER TABLE "draft_words" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draft_words" ADD COLUMN "last_updated" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "draft_words" SET "shelf" = CASE WHEN "drafts"."deleted_at" IS NOT NULL THEN 'deleted' WHEN "drafts"."is_autosave" THEN 'autosave' ELSE 'saved' END, "name_key" = "drafts"."name_key", "title_key" = "drafts"."title_key", "created_at" = "drafts"."created_at", "last_updated" = "drafts"."last_updated" FROM "drafts" WHERE "drafts"."user_id" = "draft_words"."user_id" AND "drafts"."id" = "draft_words"."draft_id";--> statement-breakpoint
ALTER TABLE "draft_words" ALTER COLUMN "shelf" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_words" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_words" ALTER COLUMN "title_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_words" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_words" ALTER COLUMN "last_updated" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "draft_words_updated" ON "draft_words" USING btree ("user_id","word" text_pattern_ops,"shelf","last_updated","draft_id");--> statement-breakpoint
CREATE INDEX "draft_words_created" ON "draft_words" USING btree ("user_id","word","shelf","created_at","draft_id");--> statement-breakpoint
CREATE INDEX "draft_words_name" ON "draft_words" USING btree ("user_id","word","shelf","name_key","draft_id");--> statement-breakpoint
CREATE INDEX "draft_words_title" ON "draft_words" USING btree ("user_id","word","shelf","title_key","draft_id");