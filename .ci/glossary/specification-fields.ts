const fields = (text: string): readonly string[] => text.trim().split(/,\s+/);

/**
 * The fields of each entity in the words and the order of the specification (1 §3 and 2 §3; of the customer first what
 * both of them list). `SpreadAdj1/2` stands for two fields, and so here are two; what an entity has within a field
 * follows a point.
 */
export const SPECIFICATION_FIELDS = {
  'Game line': fields(`
    GameNum, PeriodNumber, SportType, SportSubType, SportSubTypeId, Team1ID, Team2ID, Team1RotNum, Team2RotNum,
    GameDateTimeString, PeriodWagerCutoff, PeriodWagerCutoffString, IsTitle, Disabled, Status, SpreadAdj1, SpreadAdj2,
    Spread1, Spread2, SpreadLineStatus, MoneyLine1, MoneyLine2, MoneyLineDraw, MoneyLineStatus, TtlPtsAdj1, TtlPtsAdj2,
    TotalsStatus, Team1TtlPtsAdj1, Team1TtlPtsAdj2, Team2TtlPtsAdj1, Team2TtlPtsAdj2, TeamTotalsLineStatus,
    circled max-wager of the spread, circled max-wager of the moneyline, circled max-wager of the total,
    circled max-wager of the team total, ListedPitcher1, ListedPitcher2, PreventPointBuyingFlag, ParlayRestriction,
    IncludeTeamTotals, Correlation`),
  'Contest line': fields(`
    ContestNum, ContestantNum, ContestantName, RotNum, Disabled, bound price line, amtCurrent, amtPrevious, Selected,
    CategoryInfo.ContestType, CategoryInfo.ContestType2, CategoryInfo.ContestType3`),
  Sport: fields('SportType, Type, SportSubTypes, ContestType, Selected'),
  SubSport: fields(`
    SportSubType, SportSubTypeId, Active, Type, ContestType, ContestType2, ContestDesc, Offering.Lines,
    Offering.ContestNum, Selected`),
  Teaser: fields('TeaserName, Category'),
  'Wager item': fields(`
    Type, WagerType, ControlCode, RiskAmt, ToWinAmt, AmountEntered, FinalPrice, FinalLine, PriceType, MaxWagerLimit,
    RiskMax, ToWinMax, IsOk, ErrorMessage, Changed, BuyPoints.points, BuyPoints.cost, BuyPoints.lineAdj,
    BuyPoints.strPoints, SelectedLine, PointsBought, PointsSold, HalfPointAdded, TeaserPoints, AdjSpread,
    AdjTotalPoints, ChosenTeamId, FavoriteTeamIndex, Available`),
  Ticket: fields(`
    WagerItems, OpenWagerItems, TotalRiskAmount, TotalToWinAmount, RRTotalRiskAmount, PlayCount, ArAmount, ARBC flag,
    UseFreePlay, KeepOpenPlay, Password, TicketNumber, RoundRobin.Options, RoundRobin.Selected, ParlayInfo,
    TeaserInfo.teaserPayCards, TeaserName, AllowedWagerPicks.OpenPicks, ParentRifWager`),
  'Customer info': fields(`
    CustomerID, Store, PriceType, CreditAcctFlag, IsOffline, IsDemo, ShowBetSlipInWebSite, CustomerIsABot,
    CustomerIsABotRecaptchaValidated, CommentsForCustomer, CommentsForCstExpDateString, CommentsForCustomerHidden,
    PriorityMessages.MsgBody, NewMessagesCount, IsAffiliate, Currency, TimeZone, EnableRifFlag, IntegrationID, Settings,
    Balances, Restrictions.Code, MinimumWagerAmt, Notifications.MsgSubject, Notifications.MsgBody, Devices, AgentID,
    CurrencyCode, FreePlayBalance, RoundRobinMaxPayout, RoundRobinMaxBet, ContestMaxPayout, IfBetMaxPayout,
    Settings.WebLanguage`),
  'Customer settings': fields(`
    WebLanguage, WebHomePage, WebPitcherOption, FavoriteSportSubType, FavoriteTeamID, WebRememberPassword`),
  'Open bet': fields(`
    TicketNumber, WagerNumber, WagerStatus, WagerType, SportSubType, AcceptedDateTimeString, AmountWagered, ToWinAmount,
    FreePlayFlag, totalPicks, Items, ParlayRestriction, RIF links, RifHookups`),
  'Open bet item': fields(`
    Description, ItemWagerType, PeriodNumber, PeriodDescription, OrigSpread, AdjSpread, OrigTotalPoints, AdjTotalPoints,
    TotalPointsOU, TeaserPoints, PriceType, FinalMoney, FinalDecimal, FinalNumerator, FinalDenominator, EasternLine,
    SportType, Team1ID, Team2ID, Team1RotNum, Team2RotNum, ChosenTeamID, Team1Score, Team2Score, WinnerID, Outcome,
    Result, Comments, EventDateTimeString, ListedPitcher1, ListedPitcher2, Pitcher1ReqFlag, Pitcher2ReqFlag, GameNum,
    CorrelationId`),
  'Daily figures of a week': fields(`
    WeekOffset, StartingBalance, WinLossTotal, CashInOutTotal, CasinoWinLossTotal, ZeroBalance, ValuesPerDay, Details`),
  'Daily figures of a day': fields('ThisDate, WinLoss, CashInOut, CasinoWinLoss, WagersCount, Wagers'),
  'Weekly figure row': fields(`
    Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, StartingBalance, TotalTrans, WeekTotal,
    CurrentBalance`),
  Transaction: fields(`
    TranDateTimeString, DocumentNumber, WagerNumber, EnteredBy, TicketWriter, WagerType, Outcome, TeaserName,
    ContinueOnPushFlag, ARLink, RoundRobinLink, RifBackwardTicketNumber, RifForwardTicketNumber, RifHookups,
    CustomerType, ThirdPartySystem`),
  'Score record': fields('EventID, SportSubType, SportType'),
  'Week range item': fields('DateRange, Index'),
  'Inbox message': fields('CustomerMessageId, MsgPriority, MsgStatus, MsgSentDateTime'),
  'Banned message': fields('MessageID, CustomerID'),
  'Rule menu entry': fields('page_id, object_id, url, label, menu'),
  'Rule content': fields('post_content'),
  Banner: fields('Name, Active, ActiveFrom, ActiveTo, Action, Link'),
  'Main menu item': fields(
    'type, restrictionCode, sessionRequired, href, Title, hideChat, callback, externalRoute',
  ),
  'Site configuration': fields(`
    book id, track time, UI flags, phone numbers, chat urls, agent site, login url, affiliates url, card-auth url`),
  'Settings lists': fields(`
    Languages.Files.Code, HomePages.name, BaseballActionTypes.Names.name, MainSports.Sports.SportType,
    MainSports.Sports.SportSubType, TimeZones, AvailableIntegrations.IntegrationRoute`),
  'Non-posted casino play': fields('SystemID, WinAmount, RiskAmount, accepted date time'),
  'Altira game': fields('game_id, game_name, progressive_jackpot, category, imageName, subtitle'),
  'OnlyPlay game': fields('game_id, image, category, bundle, img_icon'),
  'Qora game': fields('GameId, Name, category'),
  'Pocket Casino game': fields('Title, href, imageName, sessionRequired, type, restrictionCode, callback'),
  'Sign-up info': fields('email, reEmail, password, rePassword, country, state, phone, key'),
  'File entry': fields('data, name, size'),
  'Card form payload': fields('base64ImageArray, password, obsoleteKey'),
  'Token response': fields('ResultMessage'),
  'Result response': fields('ResultCode'),
  'Stored on the device': fields(
    'league bookmark, selected sports, price type, dark/light mode, view mode, language choice',
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;
