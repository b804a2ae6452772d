-- A material that anybody may open without buying the course. Per course, because a material can be in several. Nothing is opened that its author did not mark.
alter table course_materials add is_preview boolean not null default false;
