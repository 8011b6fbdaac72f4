-- Progressive parlays (HR-16) are a wager type of the slip; their wagers are counted with parlays.
alter table ticket drop constraint ticket_wager_type_check;
alter table ticket add constraint ticket_wager_type_check
  check (wager_type in (
    'straight', 'parlay', 'teaser', 'progressiveParlay', 'ifWinOnly', 'ifWinOrPush', 'actionReverse'));
