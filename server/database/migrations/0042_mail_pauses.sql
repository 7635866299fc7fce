CREATE TABLE "mail_pauses" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"reason" text NOT NULL
);
