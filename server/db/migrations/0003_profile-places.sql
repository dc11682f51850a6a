ALTER TABLE "profiles" ADD COLUMN "place" integer;--> statement-breakpoint
UPDATE "profiles" SET "place" = "counted"."place" FROM (SELECT "user_id", "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "created_at", "id") AS "place" FROM "profiles") AS "counted" WHERE "profiles"."user_id" = "counted"."user_id" AND "profiles"."id" = "counted"."id";--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_place" ON "profiles" USING btree ("user_id","place");
