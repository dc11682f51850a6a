ALTER TABLE "drafts" RENAME TO "documents";--> statement-breakpoint
ALTER TABLE "draft_revisions" RENAME TO "document_revisions";--> statement-breakpoint
ALTER TABLE "draft_texts" RENAME TO "document_texts";--> statement-breakpoint
ALTER TABLE "document_revisions" RENAME COLUMN "draft_id" TO "document_id";--> statement-breakpoint
ALTER TABLE "documents" RENAME CONSTRAINT "drafts_user_id_id_pk" TO "documents_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "document_revisions" RENAME CONSTRAINT "draft_revisions_user_id_draft_id_revision_pk" TO "document_revisions_user_id_document_id_revision_pk";--> statement-breakpoint
ALTER TABLE "document_revisions" RENAME CONSTRAINT "draft_revisions_user_id_draft_id_drafts_user_id_id_fk" TO "document_revisions_user_id_document_id_documents_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "document_texts" RENAME CONSTRAINT "draft_texts_user_id_hash_pk" TO "document_texts_user_id_hash_pk";--> statement-breakpoint
ALTER INDEX "drafts_updated" RENAME TO "documents_updated";--> statement-breakpoint
ALTER INDEX "drafts_created" RENAME TO "documents_created";--> statement-breakpoint
ALTER INDEX "drafts_name" RENAME TO "documents_name";--> statement-breakpoint
ALTER INDEX "drafts_title" RENAME TO "documents_title";--> statement-breakpoint
ALTER INDEX "drafts_deleted" RENAME TO "documents_deleted";--> statement-breakpoint
ALTER INDEX "drafts_gone" RENAME TO "documents_gone";--> statement-breakpoint
ALTER INDEX "drafts_day" RENAME TO "documents_day";--> statement-breakpoint
ALTER INDEX "draft_revisions_bytes" RENAME TO "document_revisions_bytes";--> statement-breakpoint
ALTER INDEX "draft_revisions_wish" RENAME TO "document_revisions_wish";--> statement-breakpoint
ALTER INDEX "draft_texts_bytes" RENAME TO "document_texts_bytes";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "first_line" text DEFAULT '' NOT NULL, ADD COLUMN "status" text DEFAULT 'draft' NOT NULL, ADD COLUMN "status_at" timestamp (3) with time zone, ADD COLUMN "tone" text, ADD COLUMN "style" text, ADD COLUMN "trade" text, ADD COLUMN "language" text, ADD COLUMN "words" integer DEFAULT 0 NOT NULL, ADD COLUMN "opening" text;--> statement-breakpoint
UPDATE "documents" SET "status_at" = "last_updated";--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "status_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD COLUMN "cause" text, ADD COLUMN "generation_id" uuid, ADD COLUMN "job_key" text, ADD COLUMN "version" integer, ADD COLUMN "restored_from" integer;--> statement-breakpoint
UPDATE "document_revisions" SET "cause" = CASE WHEN "is_autosave" THEN 'edited' WHEN "revision" = 1 AND "work" IS NULL AND "format" = 'text' THEN 'imported' ELSE 'saved' END;--> statement-breakpoint
-- A version that was autosaved is the first revision that has its proposal.
UPDATE "document_revisions" r SET "generation_id" = m."generation_id", "job_key" = m."job_key", "version" = m."version",
  "cause" = CASE WHEN r."work" #>> '{proposal,edited}' = 'false' AND r."cause" = 'edited' THEN 'generated' ELSE r."cause" END
FROM (
  SELECT DISTINCT ON (v."user_id", v."generation_id") v."user_id", v."generation_id", v."job_key", v."version", r."document_id", r."revision"
  FROM "proposal_versions" v
  JOIN "document_revisions" r ON r."user_id" = v."user_id" AND r."work" #>> '{proposal,proposalId}' = v."generation_id"::text
  JOIN "documents" d ON d."user_id" = r."user_id" AND d."id" = r."document_id" AND d."deleted_at" IS NULL
  WHERE v."restored_from" IS NULL
  ORDER BY v."user_id", v."generation_id", r."saved_at", r."document_id", r."revision"
) m
WHERE r."user_id" = m."user_id" AND r."document_id" = m."document_id" AND r."revision" = m."revision";--> statement-breakpoint
-- The others of one job title become one document.
CREATE TEMPORARY TABLE "loose_versions" ON COMMIT DROP AS
SELECT v."user_id", v."job_key", v."version", v."generation_id", v."restored_from", v."idempotency_key", v."created_at",
  first_value(v."id") OVER w AS "document_id", row_number() OVER w AS "revision",
  coalesce(g."input" ->> 'jobTitle', '') AS "job_title", coalesce(g."input" ->> 'jobDescription', '') AS "job_description",
  coalesce(g."answer" ->> 'formattedProposal', '') AS "content"
FROM "proposal_versions" v JOIN "generations" g ON g."owner_id" = v."user_id" AND g."id" = v."generation_id"
WHERE NOT EXISTS (
  SELECT FROM "document_revisions" r WHERE r."user_id" = v."user_id" AND r."job_key" = v."job_key" AND r."version" = v."version"
)
WINDOW w AS (PARTITION BY v."user_id", v."job_key" ORDER BY v."version");--> statement-breakpoint
INSERT INTO "documents" ("user_id", "id", "revision", "is_autosave", "job_title", "excerpt", "name_key", "title_key", "search_text", "created_at", "last_updated", "status_at")
SELECT "user_id", "document_id", "revision", true, "job_title", left("job_description", 300), "key", "key",
  ' ' || btrim(regexp_replace("words" || ' ' || regexp_replace("words", '[^[:alnum:]]+', ' ', 'g'), '\s+', ' ', 'g')),
  "begun", "created_at", "created_at"
FROM (
  SELECT DISTINCT ON ("user_id", "document_id") v.*, min("created_at") OVER (PARTITION BY "user_id", "document_id") AS "begun",
    left(btrim(regexp_replace(lower(normalize(left("job_title", 2000), NFKC)), '\s+', ' ', 'g')), 100) AS "key",
    normalize(regexp_replace(normalize(lower(left("job_title", 2000)), NFKD), '[\u0300-\u036f]', '', 'g'), NFKC) AS "words"
  FROM "loose_versions" v ORDER BY "user_id", "document_id", "revision" DESC
) newest;--> statement-breakpoint
INSERT INTO "document_revisions" ("user_id", "document_id", "revision", "is_autosave", "cause", "job_title", "job_description", "content", "format", "digest", "idempotency_key", "saved_at", "bytes", "generation_id", "job_key", "version", "restored_from")
SELECT v."user_id", v."document_id", v."revision", false, CASE WHEN v."restored_from" IS NULL THEN 'generated' ELSE 'restored' END, v."job_title", v."job_description", v."content", 'html',
  '', CASE WHEN EXISTS (SELECT FROM "document_revisions" r WHERE r."user_id" = v."user_id" AND r."idempotency_key" = v."idempotency_key") THEN NULL ELSE v."idempotency_key" END,
  v."created_at", octet_length(v."job_title") + octet_length(v."job_description") + octet_length(v."content") + 4,
  v."generation_id", v."job_key", v."version", o."revision"
FROM "loose_versions" v LEFT JOIN "loose_versions" o ON o."user_id" = v."user_id" AND o."job_key" = v."job_key" AND o."version" = v."restored_from";--> statement-breakpoint
-- What lists show and outcomes count, of the current letter and of the last generation of each document.
UPDATE "documents" d SET
  "first_line" = left(btrim(regexp_replace(regexp_replace(letter."text", '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g')), 200),
  "words" = coalesce(array_length(regexp_split_to_array(nullif(btrim(regexp_replace(letter."text", '<[^>]*>|\s+', ' ', 'g')), ''), '\s+'), 1), 0),
  "tone" = r."work" ->> 'tone', "style" = r."work" ->> 'style',
  "language" = coalesce(r."work" #>> '{proposal,answer,language}', r."work" #>> '{brief,language}')
FROM "document_revisions" r, LATERAL (
  SELECT coalesce((
    SELECT t."text" FROM "document_texts" t, jsonb_array_elements(r."text_places") place
    WHERE t."user_id" = r."user_id" AND place -> 'path' = '["content"]' AND t."hash" = place ->> 'hash'
  ), r."content") AS "text"
) letter
WHERE r."user_id" = d."user_id" AND r."document_id" = d."id" AND r."revision" = d."revision";--> statement-breakpoint
UPDATE "documents" d SET
  "tone" = g."input" ->> 'tone', "style" = g."input" ->> 'style', "language" = coalesce(g."answer" ->> 'language', 'en'),
  "trade" = nullif(split_part(coalesce(g."answer" #>> '{material,playbook,file}', ''), '/', 2), ''),
  "opening" = (
    SELECT CASE WHEN s ->> 'text' LIKE '%?' THEN 'question' WHEN s ->> 'source' IN ('fact', 'line') THEN 'own_words'
      WHEN s ->> 'source' IN ('post', 'playbook') THEN s ->> 'source' ELSE 'other' END
    FROM jsonb_array_elements(CASE jsonb_typeof(g."answer" -> 'sentences') WHEN 'array' THEN g."answer" -> 'sentences' ELSE '[]' END) WITH ORDINALITY AS every(s, n)
    WHERE s ->> 'source' <> 'joint' ORDER BY n LIMIT 1
  )
FROM (
  SELECT DISTINCT ON ("user_id", "document_id") "user_id", "document_id", "generation_id"
  FROM "document_revisions" WHERE "generation_id" IS NOT NULL ORDER BY "user_id", "document_id", "revision" DESC
) last JOIN "generations" g ON g."owner_id" = last."user_id" AND g."id" = last."generation_id"
WHERE d."user_id" = last."user_id" AND d."id" = last."document_id";--> statement-breakpoint
ALTER TABLE "document_revisions" ALTER COLUMN "cause" SET NOT NULL, DROP COLUMN "is_autosave";--> statement-breakpoint
CREATE INDEX "document_revisions_generation" ON "document_revisions" USING btree ("user_id","generation_id") WHERE generation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "document_revisions_version" ON "document_revisions" USING btree ("user_id","job_key","version") WHERE version is not null;--> statement-breakpoint
DROP TABLE "proposal_versions";
