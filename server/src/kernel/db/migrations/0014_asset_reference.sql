-- The schema no longer declares the foreign key from files to documents, since files are below documents; the database keeps it.
SELECT 1;
