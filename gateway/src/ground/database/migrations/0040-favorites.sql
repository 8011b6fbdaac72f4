-- Leagues and teams that the customer marked, as the book names them: `Favorite` in domain/src/customer/favorite.ts.
alter table customer
  add favorites jsonb not null default '[]'
    check (jsonb_typeof(favorites) = 'array' and jsonb_array_length(favorites) <= 50);
