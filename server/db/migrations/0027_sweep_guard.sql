CREATE TABLE "clock_readings" (
	"at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"is_trusted" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sweep_holds" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
