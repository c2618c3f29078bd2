import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_settings_vocabulary_language" AS ENUM('all', 'zh', 'en', 'es', 'fr');
  CREATE TABLE "search_settings_vocabulary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_search_settings_vocabulary_language" DEFAULT 'all' NOT NULL,
  	"is_mutual" boolean DEFAULT false
  );
  
  ALTER TABLE "search_settings_vocabulary" ADD CONSTRAINT "search_settings_vocabulary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_settings_vocabulary_order_idx" ON "search_settings_vocabulary" USING btree ("_order");
  CREATE INDEX "search_settings_vocabulary_parent_id_idx" ON "search_settings_vocabulary" USING btree ("_parent_id");`)
  // Flagships come first among equals.
  await db.execute(sql`
    update search_rows set place = place - 1000000000
    from products
    where collection = 'products' and document = products.id and featured and place > -1000000000`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_settings_vocabulary" CASCADE;
  DROP TYPE "public"."enum_search_settings_vocabulary_language";`)
  await db.execute(sql`update search_rows set place = place + 1000000000 where place < -900000000 and collection = 'products'`)
}
