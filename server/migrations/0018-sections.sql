-- A heading that begins before a material of a course; null where none does.
alter table course_materials add section text check (char_length(section) between 1 and 100);
