-- Texts of placing a bet, and of what a moved line gave or cost, stand in other catalogues. The book’s own words and
-- what customers suggest go along, in each form of number.
create temporary table moved_text on commit drop as
select f || ':' || name as before, t || ':' || name as after from (values
  ('slip', 'placing', array['totalRisk', 'totalToWin', 'remedy.fix', 'remedy.wait', 'remedy.removeGone',
    'remedy.changeAmount', 'remedy.none', 'signInToBet', 'staleSince', 'staleConnecting', 'notAccepting', 'unknown',
    'unknownWhat', 'nothingPlaced', 'nothingPlacedWhat', 'refused', 'refusedByItem', 'accepted', 'ticketNumber',
    'eachOf', 'freePlayUsed', 'copy', 'copied', 'copyFailed', 'keepPicks', 'done', 'seeOpenBets', 'pressAgain',
    'holdHint', 'notPlacedYet', 'holding', 'addToTicket', 'continueTicket', 'password', 'ownLeft', 'movedFromTo',
    'takenNow', 'youSaw', 'youGot', 'wentLive', 'armedRisk']),
  ('ticket', 'open-bets', array['moveGave', 'moveCost'])) catalogue (f, t, names) cross join unnest(names) name;

-- It counts what it accepts now, or names it: words for one change fit neither.
delete from translation where text_key = 'slip:acceptChanges';
delete from text_suggestion where text_key = 'slip:acceptChanges';

update translation set text_key = after || substr(text_key, length(before) + 1) from moved_text
where text_key = before or text_key ~ ('^' || before || '_(zero|one|two|few|many|other)$');
update text_suggestion set text_key = after || substr(text_key, length(before) + 1) from moved_text
where text_key = before or text_key ~ ('^' || before || '_(zero|one|two|few|many|other)$');
