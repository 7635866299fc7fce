-- The neutral Traditional Chinese names were stored as written by hand: visitors of Hong Kong kept them
-- after staff had written a Chinese name. Without one the text is converted when it is read.
UPDATE "site_identity" SET "name" = "name" - 'HK' WHERE "name" ->> 'HK' = '創新創業大賽';
--> statement-breakpoint
UPDATE "site_identity" SET "short_name" = "short_name" - 'HK' WHERE "short_name" ->> 'HK' = '雙創大賽';
