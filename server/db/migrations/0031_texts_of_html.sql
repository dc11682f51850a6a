-- Letters that were stored as HTML become plain text, and their answers documents of their text.
UPDATE "document_revisions" r SET
  "format" = 'text',
  "content" = btrim(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(regexp_replace(coalesce((
      SELECT t."text" FROM "document_texts" t, jsonb_array_elements(r."text_places") place
      WHERE t."user_id" = r."user_id" AND place -> 'path' = '["content"]' AND t."hash" = place ->> 'hash'
    ), r."content"), '<br ?/?>|</li>', E'\n', 'g'), '</(p|ul|ol)>', E'\n\n', 'g'), '<[^>]*>', '', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), E' \n'),
  "text_places" = (
    SELECT coalesce(jsonb_agg(place), '[]') FROM jsonb_array_elements(r."text_places") place WHERE place -> 'path' <> '["content"]'
  )
WHERE r."format" = 'html';--> statement-breakpoint
-- The letter itself is in `content`.
UPDATE "document_revisions" SET "work" = "work" - 'editingHtml' - 'earlier' || '{"proposal": null, "edit": null}'
WHERE "work" ? 'editingHtml' AND NOT "work" ? 'edit';--> statement-breakpoint
UPDATE "generations" SET "answer" = "answer" || jsonb_build_object(
  'document', to_jsonb(regexp_split_to_array(btrim("answer" ->> 'plainText', E' \n'), E'\n\\s*\n')), 'sections', '[]'::jsonb)
WHERE "answer" ? 'plainText' AND NOT "answer" ? 'document';
