-- What somebody learned stays learned: their days and their progress remember it, so it cannot be deleted from under them.
alter table learned_materials
  drop constraint learned_materials_material_id_fkey,
  add constraint learned_materials_material_id_fkey foreign key (material_id) references materials;
