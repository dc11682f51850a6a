ALTER TABLE "drafts" ADD COLUMN "search_text" text;--> statement-breakpoint
UPDATE "drafts" SET "search_text" = coalesce((SELECT string_agg(' ' || normalize(regexp_replace(normalize("word", NFKD), '[\u0300-\u036f]', '', 'g'), NFKC), '') FROM "draft_words" WHERE "draft_words"."user_id" = "drafts"."user_id" AND "draft_words"."draft_id" = "drafts"."id"), '');--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
DROP TABLE "draft_words";
