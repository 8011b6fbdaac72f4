-- What operators decide of contests (HR-77, HR-80), and what nobody should believe yet (HR-76).
alter table contest_result
  -- Why it is believed by nobody: nothing is graded by it.
  add held text,
  -- What made this version beside a feed.
  add decision text check (decision in ('decided', 'confirmed', 'released'));
create index contest_result_held on contest_result (contest_num, contestant_num) where held is not null;
