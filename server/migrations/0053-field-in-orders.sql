-- The field of a course is in the indexes of the orders too. A search for courses of a field reads such an index until its page is full, and
-- looks up only the courses of that field.
drop index courses_by_id, courses_by_students, courses_by_update_date, courses_by_price, courses_by_rating;
create index courses_by_id on courses (id) include (field_id) where archived_at is null;
create index courses_by_students on courses (students_count, id) include (field_id) where archived_at is null;
create index courses_by_update_date on courses (update_date, id) include (field_id) where archived_at is null;
create index courses_by_price on courses (price, id) include (field_id) where archived_at is null;
create index courses_by_rating on courses (rating, id) include (field_id) where archived_at is null;
